import { afterEach, test } from 'vitest'
import { page } from 'vitest/browser'
import { HISTORY_KINDS } from '#domain/money/history.ts'
import { minor } from '#domain/money/money.ts'
import { LIMIT_PERIODS } from '#domain/protection/limits.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { betLine, depositLine, waitingInvoice, wholeHistory } from './support/account-rows.ts'
import { expectOneLineEach } from './support/lines.ts'
import { openApp } from './support/open-app.tsx'
import { protectionRow } from './support/protection-row.ts'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { tournamentRow } from './support/tournament-rows.ts'

const LONG = minor(123_456_789_012_34)
const KZT = { currency: 'KZT', amount: LONG } as const
const AT = Date.now()

/** A player whose every amount has twelve digits. */
async function fill(database: MyDatabase): Promise<void> {
  await signIn(database, { player: { locale: 'kz' }, wallet: { currency: 'KZT', balance: LONG } })
  const bet = { ...betLine(AT), ...KZT, payout: LONG }
  await database.history.bulkPut([bet, { ...depositLine(AT), ...KZT }])
  await database.historyExtents.bulkPut(HISTORY_KINDS.map((kind) => wholeHistory(kind, AT)))
  const deposits = LIMIT_PERIODS.map((period) => ({
    kind: 'deposit' as const,
    period,
    amount: LONG,
    used: minor(0),
    resetsAt: null,
    pending: null,
  }))
  await database.protection.put(protectionRow(PLAYER_ID, { currency: 'KZT', limits: deposits }))
  const prize = { from: 1, to: 1, kind: 'balance' as const, amount: LONG, wager: null }
  await database.tournaments.put({ ...tournamentRow('a', 3), currency: 'KZT', entryFee: LONG, prizes: [prize] })
  await database.facts.put({ id: 'tournaments', fetchedAt: { active: AT } })
  await database.invoices.put(waitingInvoice('1', { ...KZT, shopAmount: minor(LONG - 1) }))
}

afterEach(() => page.viewport(1440, 900))

test.each([
  ['/profile/history', 4],
  ['/profile/history?type=deposits', 2],
  ['/profile/setting/limits', 5],
  ['/tournaments', 2],
  ['/tournament/a', 3],
] as const)('amounts of twelve digits stay in one line: %s', async (path, count) => {
  await openApp(`/kz${path}`, { locale: 'kz', fill })
  for (const width of [320, 360, 720, 1440]) {
    await page.viewport(width, 900)
    await expectOneLineEach(count)
  }
})
