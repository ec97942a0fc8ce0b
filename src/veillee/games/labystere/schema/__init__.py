"""What others read and write: views, options, scenarios and the box."""
