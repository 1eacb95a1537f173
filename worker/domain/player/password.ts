/** Allowed lengths of a new password, characters; the operator enforces the same. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
