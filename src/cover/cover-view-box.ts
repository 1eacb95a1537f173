/** The view box of a cover; its lower third is under the game's name. */
export const COVER_VIEW_BOX = '0 0 120 160'
