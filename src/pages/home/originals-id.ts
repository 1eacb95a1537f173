/** Anchor of the original games: the hero links to it for players who have not played yet. */
export const ORIGINALS_ID = 'originals'
