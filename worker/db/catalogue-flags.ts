/** Bits of `flags` in the catalogue table. */
export const CATALOGUE_FLAGS = { isNew: 1, hasDemo: 2 } as const
