/** Bits of a shelf's `flags`. */
export const CATALOGUE_FLAGS = { isNew: 1, hasDemo: 2 } as const
