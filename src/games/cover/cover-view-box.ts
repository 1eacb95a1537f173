/** A cover's own coordinates; names stand over its lower third. */
export const COVER_VIEW_BOX = '0 0 120 160'
