import type { RankText } from './card-shapes.ts'

/** What a part of a court figure is made of; its colour is in card.module.css. */
export type CourtPart = readonly [
  material: 'robe' | 'gold' | 'skin' | 'hair' | 'fur' | 'felt' | 'line' | 'trim',
  d: string,
]

const ROBE: CourtPart = ['robe', 'M0 76V67C8 59 22 55 30 53H48C56 55 70 59 78 67V76Z']
const SLEEVES: CourtPart = [
  'trim',
  'M7 72C8 64 17 63 17 68S10 71 13 67M71 72C70 64 61 63 61 68S68 71 65 67M22 74 25 58M56 74 53 58',
]
const FACE: CourtPart = ['skin', 'M30 28H48V39C48 47 44 51 39 51S30 47 30 39Z']
const EYES: CourtPart = ['line', 'M33 36.5H36M42 36.5H45M32 33Q34.5 31.5 36.5 33M41.5 33Q43.5 31.5 46 33M39 36.5V41']

/**
 * The upper half of a court figure, 78 × 76 units, from the back to the front: a khan in a tall felt hat, his wife in
 * a saukele, a rider in a fox-fur tymaq.
 */
export const COURTS: Partial<Record<RankText, readonly CourtPart[]>> = {
  K: [
    ROBE,
    SLEEVES,
    ['gold', 'M28 53 39 70 50 53 55 55 39 82 23 55Z'],
    ['hair', 'M27.5 34C26 50 32 62 39 64.5 46 62 52 50 50.5 34Z'],
    FACE,
    EYES,
    [
      'hair',
      'M31 43.5C34 40.5 37 41.5 39 43 41 41.5 44 40.5 47 43.5 44.5 47.5 41 46.8 39 46 37 46.8 33.5 47.5 31 43.5Z',
    ],
    ['felt', 'M27 27C29 14 34 5 39 2 44 5 49 14 51 27Z'],
    ['trim', 'M39 23C31 24 29 15 34 14.5S38 20 35 19.5M39 23C47 24 49 15 44 14.5S40 20 43 19.5M39 23V9'],
    ['gold', 'M25 32 24 22.5 30.5 26.5 34.5 21 39 26 43.5 21 47.5 26.5 54 22.5 53 32Q39 27.5 25 32Z'],
  ],
  Q: [
    ['felt', 'M31 8C20 24 17 46 9 70L20 78H58L69 70C61 46 58 24 47 8Z'],
    ROBE,
    SLEEVES,
    [
      'hair',
      'M30 31C25 38 27 44 26 50S28 60 25 72H31C33 62 31 56 32 50ZM48 31C53 38 51 44 52 50S50 60 53 72H47C45 62 47 56 46 50Z',
    ],
    FACE,
    EYES,
    ['robe', 'M36.6 45.2Q39 44 41.4 45.2 39 47.8 36.6 45.2Z'],
    ['trim', 'M31.5 53.5Q39 63 46.5 53.5M33 57.5Q39 69 45 57.5'],
    ['gold', 'M39 60 42.5 64.5 39 70 35.5 64.5Z'],
    ['robe', 'M29 29 35 3Q39 0 43 3L49 29Z'],
    ['trim', 'M33.8 9H44.2M32 17H46M39 11.5V14.5M35.5 21 37.5 24M42.5 21 40.5 24'],
    [
      'gold',
      'M26.5 33C26 27 31 26 39 26S52 27 51.5 33Q39 28.5 26.5 33ZM29 36a2 2 0 1 0 .1 0ZM29 41.5a2 2 0 1 0 .1 0ZM49 36a2 2 0 1 0 .1 0ZM49 41.5a2 2 0 1 0 .1 0Z',
    ],
  ],
  J: [
    ['trim', 'M63 76C76 64 73 48 60 42M63 76 60 42'],
    ROBE,
    SLEEVES,
    ['gold', 'M29 53 47 76H38L25 55ZM49 53 45 62 41 57Z'],
    ['hair', 'M29 28H49V38L47 33H31L29 38Z'],
    FACE,
    EYES,
    ['line', 'M36.5 45.6Q39 47 41.5 45.6'],
    ['robe', 'M28 27C27 14 32 8 39 8S51 14 50 27Z'],
    ['trim', 'M39 8V22M33 20C33 14 36 11 39 10M45 20C45 14 42 11 39 10'],
    [
      'fur',
      'M24 31C22 23 29 20 39 20S56 23 54 31C57 38 55 46 51 49 48 44 49 36 47 31Q39 27.5 31 31C29 36 30 44 27 49 23 46 21 38 24 31Z',
    ],
    ['gold', 'M47 19C48 9 54 3 64 1 64 10 59 17 50 20Z'],
    ['line', 'M48.5 19C53 14 57 8 61 4'],
  ],
}
