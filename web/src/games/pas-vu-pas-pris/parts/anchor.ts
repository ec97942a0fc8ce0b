/** Where a thing of the hall is on the screen: its middle and how far it reaches, in pixels of the hall's box. */
export interface Anchor {
  x: number
  y: number
  r: number
}
