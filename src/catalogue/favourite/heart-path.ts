/** SVG path of a heart in a 24 × 24 view box. */
export const HEART_PATH = 'M12 20.2C6.3 16 3 12.8 3 9.1a4.9 4.9 0 0 1 9-2.7 4.9 4.9 0 0 1 9 2.7c0 3.7-3.3 6.9-9 11.1z'
