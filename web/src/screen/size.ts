/** A TV's page is at least 540 high; a phone's shorter side is less than this, however it is held. */
const PHONE = 480

/** Say whether a page of this size is a phone's: nothing laid out for a big screen can be read there. */
export function tooSmall(width: number, height: number): boolean {
  return Math.min(width, height) < PHONE
}
