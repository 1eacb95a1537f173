/** The page sends this to its worker just before the browser freezes both for the back/forward cache. */
export const LEAVE = 'leave'
