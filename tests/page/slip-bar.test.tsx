import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SlipSelection } from '#db/view.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

afterEach(() => page.viewport(1_280, 900))

test('the sheet of the bet slip keeps its height when its last selection leaves it', async () => {
  await page.viewport(360, 740)
  const start = Date.now() + 86_400_000
  const { database } = await openApp('/betting', {
    fill: async (filled) => {
      await signIn(filled)
      const selection: SlipSelection = {
        event: { id: 'e', sport: 'football', league: 'l', home: 'Home', away: 'Away', start },
        market: { id: 'result', group: 'result', period: 0, line: null },
        outcome: 'home',
        odds: toOdds(2_000),
        isLive: false,
      }
      const selections = [selection]
      await filled.betSlip.put({ id: 'slip', kind: 'single', accept: 'better', selections, revision: 1 })
    },
  })
  await page.getByRole('button', { name: say('betting.slip') }).click()
  const sheet = page.getByRole('dialog', { name: say('betting.slip'), exact: true })
  await expect.element(sheet.getByRole('button', { name: say('betting.slip.place'), exact: true })).toBeVisible()
  const { height } = sheet.element().getBoundingClientRect()
  await database.betSlip.update('slip', { selections: [] })
  await expect.element(sheet.getByText(say('betting.slip.empty'))).toBeVisible()
  expect(sheet.element().getBoundingClientRect().height).toBe(height)
})
