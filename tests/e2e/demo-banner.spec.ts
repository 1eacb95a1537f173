import type { Page } from '@playwright/test'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { ROUTES, gamePath } from '#src/base/routes.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
const [LONGEST] = theCatalogue(SMALL_CATALOGUE).games.toSorted(([, , a], [, , b]) => b.length - a.length)
/** Pages with a title of two lines on a phone, and each kind of heading. */
const PATHS = [
  gamePath(LONGEST?.[4] ?? 'slots', LONGEST?.[1] ?? '', 'play'),
  '/ru/games/rooms/red',
  '/ru/games/cases/steppe',
  '/ru/games/slots?q=ro',
  `/ru${ROUTES.wheel}`,
  `/ru${ROUTES.betting}`,
  `/ru${ROUTES.tournaments}`,
  `/ru${ROUTES.fairness}`,
  `/ru${ROUTES.profile}`,
]

/** Texts of the page within the 20 px below the header. */
function belowHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const from = document.querySelector('.app-header')?.getBoundingClientRect().bottom ?? 0
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // The glyphs of a line begin 2 px below its top.
      const isUnder = ({ top, width }: DOMRect) => width > 1 && top + 2 < from + 20
      if ([...range.getClientRects()].some(isUnder)) found.push(node.nodeValue ?? '')
    }
    return found
  })
}

test('no title lies where the demo banner stands, not even one of two lines', async ({ casino, page, players }) => {
  await players.enter()
  for (const path of PATHS) {
    await casino.open(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const size of SIZES)
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expect.poll(() => belowHeader(page)).toEqual([])
      })
  }
})
