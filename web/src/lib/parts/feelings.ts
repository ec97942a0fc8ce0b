/** What people show of how they feel, at a table and in a room: the same words as the server's `reactions.py`. */
export const FEELINGS = ['laugh', 'wow', 'boo', 'bravo', 'think', 'heart'] as const
export type Feeling = (typeof FEELINGS)[number]
