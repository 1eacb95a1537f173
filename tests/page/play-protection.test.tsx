import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { ProtectionRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { isDisabled, isOn } from './pages/controls.ts'
import { BET, openDice } from './pages/dice.ts'
import { settleDice } from './support/dice-rounds.ts'
import { dayLimit, protectionRow } from './support/protection-row.ts'
import { say } from './support/texts.ts'

const MINUTE_MS = 60_000
const calm = page.getByText(/You’re on a break until/)

/** Opens dice for a player with this protection at the operator. */
async function openTable(given: Partial<ProtectionRow> = {}) {
  let playerId = ''
  const app = await openDice({
    fill: async (database, id) => {
      playerId = id
      await database.facts.put({ id: 'geo', ip: null, country: 'KZ', region: null, blocked: false, fetchedAt: 0 })
      await database.protection.put(protectionRow(id, given))
    },
  })
  return { ...app, playerId }
}

async function takeBreak(database: MyDatabase, playerId: string): Promise<void> {
  const breakUntil = Date.now() + 60 * MINUTE_MS
  await database.localProtection.put({ playerId, breakUntil, isBreakUnsent: true, limits: [] })
}

/** Notes that a round has begun now, as the worker does. */
async function noteRound(database: MyDatabase, playerId: string): Promise<void> {
  await database.localProtection.put({
    playerId,
    breakUntil: null,
    isBreakUnsent: false,
    limits: [],
    roundStartedAt: Date.now(),
  })
}

const chooseMode = (mode: 'auto' | 'manual') =>
  page.getByRole('tab', { name: say(`bet.mode.${mode}`), exact: true }).click()

async function startAutoPlay(): Promise<void> {
  await chooseMode('auto')
  await page.getByRole('textbox', { name: say('auto.rounds'), exact: true }).fill('50')
  await page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true }).fill('50')
  await page.getByRole('button', { name: say('auto.start'), exact: true }).click()
}

test('a break that is pressed in another tab replaces the controls, and stops autoplay', async () => {
  const { database, worker, dice, playerId } = await openTable()
  await startAutoPlay()
  await expect.poll(() => worker.getArguments(BET).length).toBeGreaterThan(0)
  await takeBreak(database, playerId)
  await expect.element(calm).toBeVisible()
  const placed = worker.getArguments(BET).length
  await expect.element(dice.roll).not.toBeInTheDocument()
  await database.localProtection.clear()
  await expect.element(page.getByText(say('protection.auto.blocked'))).toBeVisible()
  expect(worker.getArguments(BET)).toHaveLength(placed)
  await chooseMode('manual')
})

test('autoplay that the operator forbids is not offered, also while the region is unknown', async () => {
  const { database, dice } = await openTable({ rules: { autoPlay: false } })
  await isOn(dice.roll)
  const auto = page.getByRole('tab', { name: say('bet.mode.auto'), exact: true })
  await expect.element(auto).not.toBeInTheDocument()
  await database.facts.delete('geo')
  await isOn(dice.roll)
  await expect.element(auto).not.toBeInTheDocument()
  await database.protection.toCollection().modify({ rules: {} })
  await expect.element(auto).toBeVisible()
})

test('a limit counts what is staked since the operator’s figures, and only in its currency', async () => {
  const { database, dice, playerId } = await openTable({ limits: [dayLimit('stake', minor(500))] })
  await dice.amount.fill('5')
  await isOn(dice.roll)
  const intent = { playerId, subject: '', error: null, outcome: null }
  await database.intents.put({
    ...intent,
    key: 'a',
    kind: 'keno.bet',
    state: 'settled',
    amount: minor(200),
    currency: 'RUB',
    createdAt: Date.now() + MINUTE_MS,
  })
  await isDisabled(dice.roll, 'Wagering limit, 24 hours: ₽3.00 left')
  await dice.amount.fill('3')
  await isOn(dice.roll)
  await dice.amount.fill('5')
  await database.protection.toCollection().modify({ currency: 'USD' })
  await isOn(dice.roll)
})

test('autoplay stops before a bet above a limit', async () => {
  const { database, worker } = await openTable({ limits: [dayLimit('stake', minor(250))] })
  let used = 0
  worker.commands.games = {
    dice: {
      bet: async (order) => {
        await settleDice(database, order)
        used += order.amount
        const limits = [{ ...dayLimit('stake', minor(250)), used: minor(used) }]
        await database.protection.toCollection().modify({ limits })
        return { ok: true, value: undefined }
      },
    },
  }
  await startAutoPlay()
  await expect.element(page.getByText(say('protection.auto.stakeLimit'))).toBeVisible()
  expect(worker.getArguments(BET)).toHaveLength(2)
  await chooseMode('manual')
})

test('autoplay that stopped without a connection still says so when the pace delays the next bet', async () => {
  const { database, worker, dice, playerId } = await openTable({ rules: { minRoundSeconds: 60 } })
  worker.commands.games = {
    dice: {
      bet: async (order) => {
        await noteRound(database, playerId)
        await settleDice(database, order)
        return { ok: true, value: undefined }
      },
    },
  }
  await startAutoPlay()
  await expect.poll(() => worker.getArguments(BET).length).toBe(1)
  // Its outcome has been shown, so that the next bet waits for the pace alone.
  await expect.element(dice.result).toBeVisible()
  await expect.element(page.getByTestId('original-round')).not.toHaveAttribute('data-moving')
  await database.facts.put({ id: 'connection', reachable: false, since: Date.now() })
  const stopped = page.getByText(say('auto.stop.offline'))
  await expect.element(stopped).toBeVisible()
  await database.facts.put({ id: 'connection', reachable: true, since: Date.now() })
  await chooseMode('manual')
  await isDisabled(dice.roll, say('protection.pace', { seconds: 60 }))
  await expect.element(stopped).toBeVisible()
})

test('a round that has begun in another tab or before a reload delays the next one here', async () => {
  const { database, dice, playerId } = await openTable({ rules: { minRoundSeconds: 60 } })
  await isOn(dice.roll)
  await noteRound(database, playerId)
  await isDisabled(dice.roll, say('protection.pace', { seconds: 60 }))
  await database.localProtection.update(playerId, { roundStartedAt: Date.now() - 59_000 })
  await isOn(dice.roll)
})

test.each(['limit', 'pace', 'session', 'timeOut'] as const)(
  'a bet that the operator rejects says which rule it broke: %s',
  async (rule) => {
    const { worker, dice } = await openTable()
    const error = { code: 'forbidden', reason: `protection.${rule}`, retry: false } as const
    worker.commands.games = { dice: { bet: async () => ({ ok: false, error }) } }
    await dice.roll.click()
    await expect.element(page.getByText(say(`protection.rejected.${rule}`))).toBeVisible()
    expect(worker.getArguments('protection.refresh')).toHaveLength(1)
  },
)

test('five minutes before the end of a session it is announced, and at its end the table closes', async () => {
  const { database, dice } = await openTable({
    sessionLimit: { minutes: 60, loss: null },
    session: { startedAt: Date.now() - 56 * MINUTE_MS, staked: minor(0), won: minor(0) },
  })
  await expect.element(page.getByTestId('session-warning')).toHaveTextContent(/You’ll reach your session limit at/)
  await isOn(dice.roll)
  await database.protection.toCollection().modify({
    session: { startedAt: Date.now() - 61 * MINUTE_MS, staked: minor(0), won: minor(0) },
  })
  await expect.element(page.getByText(say('protection.block.session'))).toBeVisible()
  await expect.element(dice.roll).not.toBeInTheDocument()
})

test('where the operator forbids autoplay, it is not offered, nor are fast animations', async () => {
  await openTable({ rules: { autoPlay: false } })
  await expect.element(page.getByRole('tab', { name: say('bet.mode.auto'), exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: say('game.settings'), exact: true }).click()
  await expect.element(page.getByRole('switch', { name: say('game.settings.effects'), exact: true })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: say('game.settings.fast') })).not.toBeInTheDocument()
})

test('limits and breaks are two presses away from a game', async () => {
  await openTable()
  await page.getByRole('button', { name: say('game.settings'), exact: true }).click()
  await page.getByRole('link', { name: say('protection.title'), exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/profile/setting/limits')
})
