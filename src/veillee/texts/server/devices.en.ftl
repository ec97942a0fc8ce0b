### What is refused about devices, in English.

refusal-device-word = No such word is valid: look again at the first device, or ask it for a new word.
refusal-device-guesses = Too many wrong words: wait ten minutes.
refusal-device-nobody-asks = No device is asking any more.
refusal-device-no-device = You have no such device.
refusal-device-own-word = This word is your own: say it on the other device.
refusal-device-many = You have { $count } devices already: remove one first.
refusal-device-unknown = Say who you are first: then you can be it on another device too.
