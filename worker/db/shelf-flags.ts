/** Bits of a shelf's `flags`. */
export const FLAGS = { isNew: 1, hasDemo: 2 } as const
