import type { Locator, Page } from '@playwright/test'
import { LOCALES } from '#domain/account/locales.ts'
import { TABLES } from './pages/tables.ts'
import { expect, test } from './support/fixtures.ts'
import { parts } from './support/parts.ts'
import { textsOf } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

const timeAndNet = (page: Page) => page.locator('button[data-sign]')
const action = (page: Page) => page.locator('[data-bet-bar] button').last()

/** How far an element lies outside of what the header, the bet bar and the edges leave free, px. */
function getClippedHeight(element: Locator): Promise<number> {
  return element.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const header = document.querySelector('.app-header')?.getBoundingClientRect().bottom ?? 0
    const bar = element.closest('[data-bet-bar]') ? null : document.querySelector('[data-bet-bar]')
    const end = bar?.getBoundingClientRect().top ?? innerHeight
    const { clientWidth } = document.documentElement
    return Math.floor(Math.max(0, header - top, bottom - end, -left, right - clientWidth))
  })
}

/** Whether a press in the middle of the element reaches it, and not what lies over it. */
function isReached(element: Locator): Promise<boolean> {
  return element.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && element.contains(hit)
  })
}

for (const locale of LOCALES) {
  for (const part of parts(2)) {
    test(`a phone shows the stage, the amount, the button, time and net of each game at once, in ${locale}${part.title}`, async ({
      casino,
      page,
      players,
    }) => {
      const say = textsOf(locale)
      await page.setViewportSize({ width: 360, height: 740 })
      await players.enter({ balance: '12345.67' })
      for (const { name, path, stage, hasAmount } of part.of(TABLES)) {
        await casino.open(`/${locale}${path}`)
        await expect(stage(page), name).toBeVisible()
        await expect(action(page), name).toBeVisible()
        const amount = page.getByRole('textbox', { name: say('bet.amount'), exact: true })
        const seen = {
          stage: stage(page),
          action: action(page),
          timeAndNet: timeAndNet(page),
          ...(hasAmount && { amount }),
        }
        for (const [what, element] of Object.entries(seen)) {
          await expect.poll(() => getClippedHeight(element), `${name}: ${what} is in view`).toBe(0)
          expect(await isReached(element), `${name}: ${what} is not covered`).toBe(true)
        }
      }
    })
  }
}

test('a desktop shows the button of each game at one height, in a panel that stays in view', async ({
  casino,
  page,
  players,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  await players.enter({ balance: '12345.67' })
  const heights: Record<string, number> = {}
  for (const { name, path, stage } of TABLES) {
    await casino.open(path)
    await expect(stage(page), name).toBeVisible()
    await expect(action(page), name).toBeVisible()
    const { bottom } = await action(page).evaluate((element) => element.getBoundingClientRect())
    heights[name] = Math.round(bottom)
  }
  expect(new Set(Object.values(heights)).size, JSON.stringify(heights)).toBe(1)
})
