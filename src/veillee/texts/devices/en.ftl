### The same person on another device. Loaded with these pages.

devices-help = Go on with your phone where you stopped here: your seats, tables and evenings come along.
devices-list = Where you are at home
device-ask = Continue on another device
device-have-word = I was given a word
device-word-title = On the other device, scan the code or type this word
device-word-left = { $seconds ->
    [one] Valid for { $seconds } more second, once
   *[other] Valid for { $seconds } more seconds, once
}
device-word-help = No camera? Open { $address } and type the word. You will still have to say yes here.
device-qr = Code to scan with the other device
device-asks = “{ $name }” wants to continue in your place
device-asks-help = Asked from { $address }. Say yes only if it is you who holds that device.
device-unknown = Another device
device-yes = Yes, it is me
device-no = No
device-let-in = Done: the other device is yours, too.
device-kept-out = The other device stays outside.
device-first = First device
device-here = this one
device-remove = Remove
device-remove-sure = Yes, remove
device-join = Continue here
device-join-help = On your first device, open “My devices”: a word of six letters waits for you there.
device-word = The word
device-continue = Continue
device-waiting = Look at your first device and say yes.
device-agreed = Here you are, { $name }: your seats, tables and evenings are with you.
device-declined = The first device said no.
device-late = The word is no longer valid. Ask for another one.
