/** 24 × 24 icons for `Strokes` that are not needed at start. */
export const EYE_PATH =
  'M2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4'
export const BELL_PATH =
  'M12 4a5.5 5.5 0 0 1 5.5 5.5c0 4 1.2 5.6 2 6.5h-15c.8-.9 2-2.5 2-6.5A5.5 5.5 0 0 1 12 4M10 19a2.1 2.1 0 0 0 4 0'
export const EXTERNAL_PATH = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6'
export const VIP_PATH = 'M4 8l4 4 4-7 4 7 4-4-1.5 10.5h-13z'
export const COPY_PATH = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4'
export const CHECK_PATH = 'M5 12.5l4.5 4.5L19 7.5'
export const CLOSE_PATH = 'M6 6l12 12M18 6 6 18'
export const DOWN_PATH = 'M6 9.5l6 6 6-6'
export const WARNING_PATH = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01'
