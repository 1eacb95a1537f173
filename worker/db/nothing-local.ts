/** What a device holds for a player of whom it holds nothing. Alone in its file, because the start needs no more. */
export const NOTHING_LOCAL = { breakUntil: null, isBreakUnsent: false, limits: [] }
