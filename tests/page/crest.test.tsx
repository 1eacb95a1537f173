import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'

/** WCAG 2.2, for text. */
const TEXT = 4.5
const HUE_STEP = 5

test('a crest does not repeat the name, and white letters are readable on it at every hue', async () => {
  await openApp('/betting/a', {
    fill: async (database) => {
      await signIn(database)
      const names = { id: 'a', sport: 'football', league: 'l', home: 'Wanderers', away: 'Eagles' } as const
      const state = { phase: 'live', period: 1, minute: 30, pause: false, score: [2, 0], periods: [] } as const
      await database.topics.put({
        id: 'betting:event:a',
        asOf: Date.now(),
        state: { event: { ...names, ...state, score: [2, 0], periods: [], start: Date.now() }, markets: [] },
      })
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wanderers – Eagles')
  const crests = [...document.querySelectorAll<HTMLElement>('[data-letters]')]
  expect(crests.map(({ dataset, ariaHidden, textContent }) => [dataset['letters'], ariaHidden, textContent])).toEqual([
    ['WA', 'true', ''],
    ['EA', 'true', ''],
  ])
  const [crest] = crests
  const fields = [...(crest?.querySelectorAll('path') ?? [])].slice(0, 2)
  expect(fields).toHaveLength(2)
  for (let hue = 0; hue < 360; hue += HUE_STEP) {
    crest?.style.setProperty('--field', String(hue))
    crest?.style.setProperty('--charge', String(hue))
    for (const field of fields) expect(contrastWithWhite(getComputedStyle(field).fill)).toBeGreaterThanOrEqual(TEXT)
  }
})

/** The contrast of white on a CSS colour, as the browser paints it. */
function contrastWithWhite(color: string): number {
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fillStyle = color
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
