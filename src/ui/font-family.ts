/** The typeface's name in style sheets. In a file of its own, as Node reads it and no font files. */
export const FONT_FAMILY = 'App'
