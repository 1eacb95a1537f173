/** How many of the last rounds a table shows. */
export const ROUNDS_SHOWN = 50
