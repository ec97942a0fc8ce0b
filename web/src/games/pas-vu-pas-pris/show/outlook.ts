/** Where one stands to look at the hall; `free` is wherever the hand has taken the camera. */
export type Outlook = 'seat' | 'above' | 'left' | 'right' | 'bent' | 'free'
