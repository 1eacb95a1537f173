import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { SharedBetRow, SportBetRow } from '#db/view.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { minor } from '#domain/money/money.ts'
import { BET, openDice } from './pages/dice.ts'
import { openWithdraw } from './pages/withdraw.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

/** A command whose answer does not come. */
const silence = () => new Promise<never>(() => undefined)
const done = async () => ({ ok: true, value: undefined }) as const

test('a cash-out in crash keeps the amount of the press until the operator has answered', async () => {
  const now = Date.now()
  let answer: (result: { ok: false; error: { code: 'conflict'; retry: false } }) => void = () => undefined
  const step = () => new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve))
  const round = { phase: 'running', id: 'r1', starts_at: now - 2_000 } as const
  const totals = { bets: 1, cashed_out: 0, worth: minor(0), paid: minor(0), currency: 'RUB' } as const
  const putRound = (rows: MyDatabase) =>
    rows.topics.put({ id: 'crash', asOf: Date.now(), state: { round, totals, bets: [], last: [] } })
  const { worker, database } = await openApp('/games/crash', {
    commands: { games: { crash: { refresh: done, step } } },
    fill: async (rows) => {
      const playerId = await logIn(rows, { balance: 10_000 })
      const bet: SharedBetRow<'crash'> = {
        id: 'own',
        playerId,
        game: 'crash',
        at: 1,
        key: null,
        lastKey: null,
        amount: minor(10_000),
        currency: 'RUB',
        payout: minor(0),
        status: 'open',
        roundId: 'r1',
        bet: { slot: 1, auto_cash_out: null },
        state: { multiplier: null, point: null },
      }
      await rows.liveBets.put(bet)
      await rows.facts.put({ id: 'realtime', state: 'open', latencyMs: null })
      await putRound(rows)
    },
  })
  const button = page.getByRole('button', { name: say('crash.cashOut'), exact: true })
  // A round that is not reported again within seconds is not live any more.
  const reports = setInterval(() => void putRound(database), 300)
  await expect.poll(() => button.element().textContent).toMatch(/₽[1-9]\d\d\.\d\d/)
  await button.click()
  await expect.poll(() => worker.getArguments('games.crash.step')).toHaveLength(1)
  const sending = page.getByRole('button', { name: say('crash.cashingOut'), exact: true })
  await expect.element(sending).toBeVisible()
  clearInterval(reports)
  const pressed = sending.element().textContent
  expect(pressed).toMatch(/^Cashing out ₽[1-9]\d\d\.\d\d…$/)
  expect(pressed).not.toContain('₽100.00')
  await expect.element(sending).toHaveAttribute('aria-busy', 'true')
  // The round crashes before the answer is here.
  const crashed = { phase: 'crashed', id: 'r1', starts_at: round.starts_at, ended_at: Date.now() } as const
  const rest = { next_at: Date.now() + 60_000, game: 1, point: 500, hash: '0'.repeat(64) }
  await database.topics.put({
    id: 'crash',
    asOf: Date.now(),
    state: { round: { ...crashed, ...rest }, totals, bets: [], last: [] },
  })
  await expect.element(page.getByTestId('stage')).toHaveAttribute('data-phase', 'crashed')
  expect(sending.element().textContent).toBe(pressed)
  answer({ ok: false, error: { code: 'conflict', retry: false } })
  await expect.element(sending).not.toBeInTheDocument()
})

test('a bet in flight keeps the amount of the press while another is typed', async () => {
  const { dice, worker } = await openDice({ balance: 30_000, isAnswered: false })
  await dice.amount.fill('100')
  const pays = dice.roll.element().textContent
  await dice.roll.click()
  await expect.poll(() => worker.getArguments(BET)).toHaveLength(1)
  await dice.amount.fill('7')
  await expect.element(dice.amount).toHaveValue('7')
  expect(dice.roll.element().textContent).toBe(pays)
})

test('a part of a bet that is cashed out keeps the amount of the press, in its dialog and on its card', async () => {
  const start = Date.now() + 86_400_000
  const bet: Omit<SportBetRow, 'playerId'> = {
    id: 'b1',
    at: 1,
    key: null,
    lastKey: null,
    amount: minor(10_000),
    currency: 'RUB',
    payout: minor(0),
    endedAt: null,
    kind: 'single',
    remaining: minor(10_000),
    status: 'open',
    legs: [
      {
        event: { id: 'e', sport: 'football', league: 'l', home: 'Home', away: 'Away', start },
        market: { id: 'result', group: 'result', period: 0, line: null },
        outcome: 'home',
        odds: toOdds(2_000),
        status: 'open',
      },
    ],
    quote: { id: 'q1', price: minor(9_000), until: Date.now() + 60_000 },
  }
  const { worker, database } = await openApp('/betting', {
    commands: { betting: { refresh: done, loadQuote: done, cashOut: silence } },
    fill: async (rows) => {
      const playerId = await logIn(rows, { balance: 10_000 })
      await rows.sportBets.put({ ...bet, playerId })
    },
  })
  await page.getByRole('tab', { name: say('betting.view.mine') }).click()
  await page.getByRole('button', { name: 'Cash out ₽90.00', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('betting.cashOut'), exact: true })
  await dialog.getByRole('button', { name: '50%', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cash out ₽45.00', exact: true }).click()
  await expect.poll(() => worker.getArguments('betting.cashOut')).toMatchObject([{ share: 50, price: 9_000 }])
  const sending = say('betting.cashOut.sending', { amount: '₽45.00' })
  await expect.element(dialog.getByRole('button', { name: sending, exact: true })).toBeVisible()
  // Another price comes, and another share is looked at.
  await database.sportBets.update('b1', { quote: { id: 'q2', price: minor(500), until: Date.now() + 60_000 } })
  await dialog.getByRole('button', { name: '25%', exact: true }).click()
  await expect.element(dialog).toHaveTextContent('₽1.25')
  await expect.element(dialog.getByRole('button', { name: sending, exact: true })).toBeVisible()
})

test('a withdrawal of the whole balance keeps its amount when the balance falls before the answer', async () => {
  const { withdraw, worker, database, playerId } = await openWithdraw()
  await withdraw.choose('Bank card')
  await withdraw.amount.fill('5,000')
  await withdraw.to.fill('4111 1111 1111 1111')
  await withdraw.next.click()
  await withdraw.send.click()
  await expect.poll(() => worker.getArguments('money.withdraw')).toHaveLength(1)
  await database.wallets.update(playerId, { balance: minor(0) })
  await expect.element(page.getByTestId('balance').first()).toHaveTextContent('₽0.00')
  await expect.element(withdraw.send).toHaveTextContent(say('withdraw.send', { amount: '₽5,000.00' }))
})
