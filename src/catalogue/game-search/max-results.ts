/** Two rows of each kind, at the width of the device. */
export const MAX_RESULTS = { handheld: 6, desktop: 12 } as const
