/** Two rows of each kind, as wide as the device has room for. */
export const MOST = { handheld: 6, desktop: 12 } as const
