import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SportBetRow } from '#db/view.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const button = page.getByRole('main').getByRole('button', { name: /^Cash out/ })

/** An open single of today. */
function makeBet(quote: SportBetRow['quote'], at: number): SportBetRow {
  const event = { id: 'a', sport: 'football', league: 'l', home: 'Home', away: 'Away', start: at } as const
  const market = { id: 'result', group: 'result', period: 0, line: null } as const
  return {
    id: '7',
    playerId: PLAYER_ID,
    at,
    key: '7',
    lastKey: '7',
    amount: minor(1_000),
    currency: 'RUB',
    payout: minor(0),
    endedAt: null,
    kind: 'single',
    remaining: minor(1_000),
    status: 'open',
    legs: [{ event, market, outcome: 'home', odds: toOdds(2_000), status: 'open' }],
    quote,
  }
}

async function openBets(quote: SportBetRow['quote']) {
  const now = Date.now()
  const app = await openApp('/betting', {
    commands: { betting: { loadQuote: () => new Promise(() => undefined) } },
    fill: async (database) => {
      await signIn(database)
      await database.sportBets.put(makeBet(quote, now))
    },
  })
  await page.getByRole('tab', { name: say('betting.view.mine'), exact: true }).click()
  await expect.element(page.getByTestId('bet-status')).toBeVisible()
  return { ...app, now }
}

test('a cash-out has its amount, is disabled until that is known, and no button where there is no offer', async () => {
  const { database, now } = await openBets(null)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await database.sportBets.toCollection().modify({ quote: { id: 'q', price: minor(950), until: now + 60_000 } })
  await expect.element(button).toHaveTextContent(say('betting.cashOut.for', { amount: '₽9.50' }))
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await database.sportBets.toCollection().modify({ quote: { isOff: true } })
  await expect.element(button).not.toBeInTheDocument()
  await expect.element(page.getByText(say('betting.cashOut.off'), { exact: true })).toBeVisible()
})

test('a bet of today has the time of day without the date', async () => {
  const { now } = await openBets(null)
  const written = page.getByRole('article').element().querySelector('header time')?.textContent ?? ''
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Almaty' }).format(
    now,
  )
  expect(written.replace(/\s/g, ' ')).toBe(time.replace(/\s/g, ' '))
})

test('a bet that is decided while its cash-out is open says so in the dialog', async () => {
  const { database, now } = await openBets(null)
  await database.sportBets.toCollection().modify({ quote: { id: 'q', price: minor(950), until: now + 60_000 } })
  await button.click()
  const dialog = page.getByRole('dialog', { name: say('betting.cashOut'), exact: true })
  await expect.element(dialog.getByText('₽9.50', { exact: true })).toBeVisible()
  await database.sportBets
    .toCollection()
    .modify({ status: 'won', payout: minor(2_000), endedAt: Date.now(), quote: null })
  await expect.element(dialog.getByTestId('cash-out-result')).toHaveAttribute('data-status', 'won')
  await expect.element(dialog.getByRole('button', { name: /^Cash out/ })).not.toBeInTheDocument()
  await dialog
    .getByRole('button', { name: say('dialog.close'), exact: true })
    .first()
    .click()
  await expect.element(dialog).not.toBeInTheDocument()
})
