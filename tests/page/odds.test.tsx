import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Locale } from '#domain/languages/locales.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { getTexts } from './support/texts.ts'

test.each([
  ['en', '1.85', '2.5'],
  ['ru', '1,85', '2,5'],
  ['kz', '1,85', '2,5'],
] satisfies [Locale, string, string][])('odds and lines have the decimal mark of %s', async (locale, odds, line) => {
  await openApp('/betting', {
    locale,
    fill: async (database) => {
      await signIn(database, { player: { locale } })
      const start = Date.now() + 86_400_000
      const event = { id: 'a', sport: 'football' as const, league: 'l', home: 'Home', away: 'Away', start }
      const market = { id: 'total', group: 'total' as const, period: 0, line: 10 }
      const selection = { event, market, outcome: 'over', odds: toOdds(1_850), isLive: false }
      await database.betSlip.put({ id: 'slip', kind: 'single', accept: 'better', selections: [selection], revision: 1 })
    },
  })
  const slip = page.getByRole('region', { name: getTexts(locale)('betting.slip'), exact: true })
  await expect.element(slip.getByText(odds, { exact: true })).toBeVisible()
  await expect.element(slip).toHaveTextContent(getTexts(locale)('betting.outcome.over', { line }))
})
