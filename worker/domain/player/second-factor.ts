/** The reason by which an operator asks for the second factor of a log-in. */
export const SECOND_FACTOR_REQUIRED = 'secondFactor.required'
