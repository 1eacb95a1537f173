/** Where the greeting leads who has not played yet: to the games of the house. */
export const ORIGINALS_ID = 'originals'
