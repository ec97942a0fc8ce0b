### What the host’s desk refuses, and what is decided there.

refusal-desk-secret = This is not the desk’s secret.
refusal-desk-guesses = Too many attempts from this address: wait ten minutes.
refusal-desk-outside = The desk opens only to those who show its secret.
refusal-desk-off = This house does not open its desk over the network.
refusal-desk-no-log = There is no table or evening of that name.
refusal-desk-no-person = There is nobody of that name.
refusal-desk-no-name = Write at least one letter of the name.
refusal-desk-no-ban = Nobody of that name is turned away.
refusal-desk-no-address = “{ $address }” is not an internet address.
refusal-desk-over = It is over already.
refusal-table-house-shut = The house takes no new tables at the moment. What has begun goes on.
refusal-table-banned = The host of this house has turned you away for a time.
refusal-table-ended = The host of the house has ended this game.
