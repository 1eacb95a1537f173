import { brandMark } from '#domain/settings/configuration.ts'

/**
 * The brand's mark: Tulpar, the winged horse. One path in a square of MARK_SIZE, filled with one colour. An operator
 * sets VITE_BRAND_MARK, and its icon files with VITE_BRAND_FILES.
 */
export const MARK_SIZE = 48
export const MARK_PATH =
  brandMark ??
  'M29.6 2.5 32 8.2C34.7 9.8 36.5 12.3 38.1 15.3L44.3 26.2C45.4 28.2 44.9 30.3 43 31.4L41.3 32.4C39.7 33.3 37.9 33 36.5 31.7L33.9 29.3C32.8 29.3 31.8 29 30.9 28.5 30.1 29.3 29.8 30.3 29.9 31.7 30.2 36.7 32.2 40.9 36 45H19.8C16.8 38.3 17.6 31.6 21.3 25.2 24.3 20 26 15.3 25.6 9ZM21.7 15.6C20 18.9 17.7 20.2 15 19.9 10.8 19.4 6.7 14.9 3.7 6.5 1.7 18.9 6.9 27.6 15.3 27.1 18.6 23.9 20.9 19.9 21.7 15.6ZM14.3 30.2C10.4 30.4 6.9 28 4.1 22.9 4.2 31.6 8.1 36.9 13.9 37.3 13.5 34.9 13.6 32.5 14.3 30.2ZM14.6 40.2C11.9 40.1 9.4 38.7 7.3 35.9 8.1 41.5 11.3 44.8 16.4 45 15.6 43.4 15 41.9 14.6 40.2Z'
