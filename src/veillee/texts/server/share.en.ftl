refusal-table-not-runner = Only the person who runs this server can do that.
