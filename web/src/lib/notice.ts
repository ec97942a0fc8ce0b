/** Sent to the window with what the host of the house tells everybody. */
export const NOTICE_EVENT = 'veillee-notice'
