import cyrillicExt from '@fontsource-variable/rubik/files/rubik-cyrillic-ext-wght-normal.woff2'
import cyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2'
import latinExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'
import { FONT_FAMILY } from './font-family.ts'

/** The typeface by subset, Rubik or the operator's own: the browser fetches a subset only when a text uses its letters. */
const SUBSETS = [
  [cyrillicExt, 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F'],
  [cyrillic, 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116'],
  [
    latinExt,
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ],
  [
    latin,
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
] as const

/**
 * Registers the typeface by script instead of a style sheet: the shell's text is readable already, and the page's code is
 * needed first. Call it after the first paint: React renders the shell's texts in the same fallback font (frame.css)
 * first, so that the browser does not count a slightly wider text as a new, later Largest Contentful Paint.
 */
export function addFonts(): void {
  for (const [file, unicodeRange] of SUBSETS) {
    document.fonts.add(
      new FontFace(FONT_FAMILY, `url(${file}) format("woff2")`, { weight: '300 900', display: 'swap', unicodeRange }),
    )
  }
}
