import { brandMark } from '#domain/settings/configuration.ts'

/**
 * The brand's mark: Tulpar, the winged horse. One path in a square of MARK_SIZE, filled with one colour. An operator
 * sets VITE_BRAND_MARK, and its icon files with VITE_BRAND_FILES.
 */
export const MARK_SIZE = 48
export const MARK_PATH =
  brandMark ??
  'M29 26c-6 0-10-2-12-6.5-3.5-.5-6-2-8-5-3-1-5-3.5-6-7-1.5-1.5-2-3.5-2-6.5 11.5 1 20.5 5.5 24.5 12.5 2.5 3.5 3.5 8 3.5 12.5ZM31 24c-.5-5 1-9.5 4-12l1-4.5 3 3.5 3 2.5 4 5.5c1 1 .5 3-1.5 3.5l-4.5-1-1.5 6 7 .5c1.5 0 2 1.5 1.5 3l-3.5 6.5-3.5-1 1.5-4.5-5 1-2.5 2 2 4.5-2.5 7-4-1.5 1.5-5-4.5-4-6.5-.5 3 3.5-8 4.5-2.5 4.5-3-2 2-4.5 5-3-4.5 2-6.5 5.5-3.5-2 3-5.5 5-2.5.5-3c-1-1-1-2-1-3-2 3-5.5 4.5-9.5 4 4-2 4.5-7.5 10-9 7-1.5 14.5 4.5 21-1Z'
