/** The lengths that a new password may have; the operator holds to the same. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
