const GOLD = '#f2c14e'
const DEEP_GOLD = '#b97f1a'
const SILVER = '#cbd5e4'
const STEEL = '#8190a8'
const RED = '#f0646b'
const GREEN = '#35c480'
const BLUE = '#52a8f0'
const WOOD = '#b07a4f'
const DARK_WOOD = '#7d5234'
const BONE = '#f1e6cf'

/** One shape of a picture: its SVG path and its fill. */
type Shape = readonly [path: string, fill: string]

/** Pictures of the items, 48 × 48; the operator's list names one for each item. */
const PICTURES: Readonly<Record<string, readonly Shape[]>> = {
  apple: [
    ['M24 16c6-6 17-3 17 9 0 10-7 17-12 17-2 0-3-1-5-1s-3 1-5 1C14 42 7 35 7 25c0-12 11-15 17-9z', RED],
    ['M24 15c0-6 4-10 10-10 0 6-4 10-10 10z', GREEN],
    ['M13 22c1-3 4-4 6-3-3 1-4 3-5 6z', '#ffb1b1'],
  ],
  arrow: [
    ['M9 37 33 13l2 2L11 39z', WOOD],
    ['M43 5 39 20 28 9z', SILVER],
    ['M5 36l7-7 1 6 6 1-7 7-1-6z', RED],
  ],
  bowl: [
    ['M6 21h36c0 10-6 16-13 18v3H19v-3C12 37 6 31 6 21z', WOOD],
    ['M4 17h40v5H4z', '#d6a273'],
    ['M11 27h26l-1 3H12z', DARK_WOOD],
  ],
  coin: [
    ['M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z', SILVER],
    ['M24 9a15 15 0 1 0 0 30 15 15 0 0 0 0-30zm0 2.500a12.5 12.5 0 1 1 0 25 12.5 12.5 0 0 1 0-25z', STEEL],
    ['M24 14l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7-5.9-3.7-5.9 3.7 1.7-6.7-5.3-4.4 6.9-.500z', STEEL],
  ],
  crown: [
    ['M5 13l10 9 9-15 9 15 10-9-5 22H10z', GOLD],
    ['M10 36h28v5H10z', DEEP_GOLD],
    ['M24 24l4 5-4 5-4-5z', RED],
  ],
  cup: [
    ['M12 9H5c0 9 3 14 10 15v-4c-4-1-5-3-6-7h3zM36 9h7c0 9-3 14-10 15v-4c4-1 5-3 6-7h-3z', DEEP_GOLD],
    ['M12 6h24v11c0 8-5 13-9 14v6h7v5H14v-5h7v-6c-4-1-9-6-9-14z', GOLD],
    ['M16 9h4v14c-3-3-4-6-4-9z', '#fbe3a2'],
  ],
  drum: [
    ['M7 16v17c0 5 8 9 17 9s17-4 17-9V16z', RED],
    ['M8 22l8 15 8-14 8 14 8-15 1 3-9 17-8-14-8 14-9-17z', GOLD],
    ['M24 7c10 0 17 4 17 9s-7 9-17 9-17-4-17-9 7-9 17-9z', BONE],
  ],
  emerald: [
    ['M15 6h18l11 12-20 25L4 18z', GREEN],
    ['M15 18h18l-9 25z', '#7df0b8'],
    ['M15 6 4 18h11l9-12zM33 6l11 12H33L24 6z', '#219a62'],
  ],
  feather: [
    ['M40 5C21 7 11 19 10 33l-5 9 3 1 5-8C29 34 39 24 40 5z', BONE],
    ['M40 5C39 24 29 34 13 35z', WOOD],
    ['M17 22l9 1-6 3zM23 15l9 1-7 3z', DARK_WOOD],
  ],
  fish: [
    ['M4 24c6-9 14-12 21-12 6 0 10 4 13 8l6-8-1 12 1 12-6-8c-3 4-7 8-13 8-7 0-15-3-21-12z', BLUE],
    ['M21 14c4 6 4 14 0 20l-2-1c3-6 3-12 0-18zM28 17h6v3h-6zM29 23h6v3h-6zM28 29h6v3h-6z', '#2a6da8'],
    ['M13 19a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z', '#0b0e14'],
  ],
  horseshoe: [
    ['M9 6C4 29 11 43 24 43S44 29 39 6h-9c5 19 0 28-6 28s-11-9-6-28z', SILVER],
    ['M11 12h4v4h-4zM33 12h4v4h-4zM11 23h4v4h-4zM33 23h4v4h-4zM22 36h4v4h-4z', '#4b586e'],
  ],
  key: [
    ['M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', GOLD],
    ['M23 19l20 20-4 4-5-5-3 3-4-4 3-3-3-3-3 3-3-3 3-3-5-5z', DEEP_GOLD],
  ],
  lamp: [
    ['M24 3c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z', '#ff9f43'],
    ['M24 11c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z', '#fff0b8'],
    ['M5 24h38v4l-8 8H13l-8-8zM18 37h12v6H18z', DEEP_GOLD],
    ['M5 24h38v4H5z', GOLD],
  ],
  moon: [
    ['M29 4a20 20 0 1 0 15 27A17 17 0 0 1 29 4z', '#f5e6a6'],
    ['M16 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM24 33a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z', '#d3bf70'],
  ],
  pearl: [
    ['M4 27c0 10 9 16 20 16s20-6 20-16l-7 3-6-3-7 4-7-4-6 3z', '#c79bff'],
    ['M24 7a13 13 0 1 0 0 26 13 13 0 0 0 0-26z', '#f4f0ff'],
    ['M18 13a6 6 0 0 1 6-3c-3 1-4 3-5 6z', '#c9bdf0'],
  ],
  ring: [
    ['M24 17a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', GOLD],
    ['M17 4h14l5 7-12 12-12-12z', RED],
    ['M19 11h10l-5 12z', '#ffb1b1'],
  ],
  star: [
    ['M24 3l6 14 15 1-12 10 4 16-13-9-13 9 4-16L3 18l15-1z', '#e8efff'],
    ['M24 3v32l-13 9 4-16L3 18l15-1z', '#a9c1f5'],
  ],
  sun: [
    [
      'M24 3l4 7 6.5-4-.2 7.7 7.9-.2-4.2 6.700L45 24l-7 3.8 4.2 6.7-7.9-.2.2 7.9-6.7-4.200L24 45l-3.8-7-6.7 4.2.2-7.9-7.9.2 4.2-6.700L3 24l7-3.8-4.2-6.7 7.9.2-.2-7.9 6.7 4.200z',
      '#ff9f43',
    ],
    ['M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', GOLD],
  ],
  tulip: [
    ['M22 28h4v16h-4z', GREEN],
    ['M26 43c0-7 5-12 13-12 0 8-5 12-13 12zM22 43c0-6-4-9-11-9 0 6 4 9 11 9z', '#219a62'],
    ['M11 10l7 6 6-11 6 11 7-6c3 12-3 21-13 21S8 22 11 10z', RED],
    ['M24 5l6 11c0 6-2 11-6 15-4-4-6-9-6-15z', '#ff9a9a'],
  ],
  wing: [
    ['M5 42C3 20 17 7 44 4c-1 6-4 9-9 10 2 1 4 1 6 1-2 6-7 8-11 8 1 1 3 2 5 2-4 6-9 7-14 6-2 7-9 11-16 11z', '#f4f7ff'],
    ['M10 37C10 22 19 14 32 11c-3 4-6 5-9 6 2 1 3 1 5 1-3 4-6 5-9 5 1 1 2 2 4 2-3 4-6 4-8 4 0 4-2 7-5 8z', BLUE],
  ],
}

/** Fallback for an item without a picture. */
const PARCEL: readonly Shape[] = [
  ['M7 18h34v25H7z', WOOD],
  ['M4 10h40v9H4z', '#d6a273'],
  ['M21 10h6v33h-6z', RED],
]

export function getItemShapes(picture: string): readonly Shape[] {
  return (Object.hasOwn(PICTURES, picture) ? PICTURES[picture] : undefined) ?? PARCEL
}
