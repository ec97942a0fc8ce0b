import type { components } from './schema'

type Wire = components['schemas']

/** A type that the server writes, with some fields told more exactly than it says: words where it says text. */
export type Narrowed<
  Name extends keyof Wire,
  Fields extends { [Key in keyof Fields]: Key extends keyof Wire[Name] ? Wire[Name][Key] : never },
> = Omit<Wire[Name], keyof Fields> & Fields

/** A type as the server writes it. */
export type Written<Name extends keyof Wire> = Wire[Name]
