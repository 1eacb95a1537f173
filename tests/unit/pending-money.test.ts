import { expect, test } from 'vitest'
import { listUnderWay } from '#src/pages/profile/history/pending-money.ts'
import type { IntentRow, SportBetRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'

const bet: SportBetRow = {
  id: '7',
  playerId: '1',
  at: 0,
  endedAt: null,
  key: null,
  lastKey: null,
  kind: 'single',
  amount: minor(1_000),
  remaining: minor(1_000),
  currency: 'RUB',
  payout: minor(0),
  status: 'open',
  legs: [],
  quote: null,
}
const cashOut: IntentRow = {
  key: 'k',
  playerId: '1',
  kind: 'betting.step',
  subject: '7',
  state: 'unknown',
  error: null,
  outcome: null,
  createdAt: 0,
  amount: minor(1_000),
  currency: 'RUB',
}
const NOTHING = { intents: [], rounds: [], liveBets: [], sportBets: [] }

test('lists an open sports bet, and no settled one', () => {
  const sportBets = [bet, { ...bet, id: '8', status: 'won' as const }]
  expect(listUnderWay({ ...NOTHING, sportBets })).toMatchObject([{ key: '7', game: 'betting', state: 'open' }])
})

test('lists a bet in doubt once, and one with a cash-out in doubt', () => {
  const sportBets = [bet, { ...bet, id: '8' }]
  expect(listUnderWay({ ...NOTHING, intents: [cashOut], sportBets })).toMatchObject([
    { key: 'k', state: 'checking' },
    { key: '8', state: 'open' },
  ])
  const placing = { ...cashOut, kind: 'betting.bet' as const, subject: 'e|m|o' }
  expect(listUnderWay({ ...NOTHING, intents: [placing], sportBets: [{ ...bet, key: 'k' }] })).toHaveLength(1)
})
