import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { SharedBetRow } from '#db/view.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { minor } from '#domain/money/money.ts'
import { readFromTab } from '#src/browser/session-storage.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say, getTexts } from './support/texts.ts'

afterEach(() => page.viewport(1440, 900))

const MONEY = { currency: 'RUB', worth: minor(0) } as const
const STARTED = { phase: 'running', id: 'r1', starts_at: Date.now() } as const
const CRASHED = {
  ...STARTED,
  phase: 'crashed',
  ended_at: STARTED.starts_at + 9_000,
  next_at: STARTED.starts_at + 13_000,
  game: 1,
  point: 171,
  hash: '0'.repeat(64),
} as const
type Round = typeof STARTED | typeof CRASHED | { phase: 'betting'; id: string; starts_at: number }

/** Stores a round of 67 bets, 25 of them cashed out, with the two bets of another player that its list names. */
async function putRound(database: MyDatabase, round: Round, cashedOut = 25): Promise<void> {
  const bets = [
    { id: 'a', player: 'Ai••', amount: minor(900), multiplier: 150, payout: minor(1_350), ...MONEY },
    { id: 'b', player: null, amount: minor(700), multiplier: null, payout: minor(0), ...MONEY },
  ]
  const totals = {
    bets: 67,
    cashed_out: cashedOut,
    worth: minor(400_000),
    paid: minor(182_100),
    currency: 'RUB',
  } as const
  await database.topics.put({ id: 'crash', asOf: Date.now(), state: { round, totals, bets, last: [] } })
}

function playerBet(playerId: string, slot: 1 | 2, given: Partial<SharedBetRow<'crash'>> = {}): SharedBetRow<'crash'> {
  return {
    id: `own${slot}`,
    playerId,
    game: 'crash',
    at: slot,
    key: null,
    lastKey: null,
    amount: minor(slot * 100),
    currency: 'RUB',
    payout: minor(0),
    status: 'open',
    roundId: 'r1',
    bet: { slot, auto_cash_out: null },
    state: { multiplier: null, point: null },
    ...given,
  }
}

const done = async () => ({ ok: true, value: undefined }) as const

/** Opens the page in a running round, for a player with bets. */
async function openWithBets(bets: (playerId: string) => SharedBetRow<'crash'>[]) {
  return openApp('/games/crash', {
    commands: { games: { crash: { refresh: done, step: done, bet: done } } },
    fill: async (database) => {
      const player = await logIn(database, { balance: 10_000 })
      await putRound(database, STARTED)
      await database.liveBets.bulkPut(bets(player))
    },
  })
}

function theRow(locale: Locale) {
  const say = getTexts(locale)
  const region = page.getByRole('region', { name: say('crash.bets'), exact: true })
  return { region, say, button: region.getByRole('button').first(), table: region.getByRole('table') }
}

test.each([
  ['en', '42 in play·25 cashed out·₽1,821.00'],
  ['ru', 'В игре: 42·Забрали: 25·1 821,00 ₽'],
  ['kz', 'Ойында: 42·Ұтысын алғандар: 25·1 821,00 ₽'],
] as const)('one row sums up the running round and opens its bets by keyboard: %s', async (locale, text) => {
  await openApp(locale === 'en' ? '/games/crash' : `/${locale}/games/crash`, {
    locale,
    fill: (database) => putRound(database, STARTED),
  })
  const { button, table } = theRow(locale)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect
    .poll(() => [...button.element().querySelectorAll('span > *')].map((part) => part.textContent).join('·'))
    .toBe(text.replaceAll(/(?<=\d) (?=[\d₽])/g, '\u00A0'))
  await expect.element(table).not.toBeInTheDocument()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(table.getByText('Ai••')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(table).not.toBeInTheDocument()
})

test('the row names the bets and their worth before the start, and what was cashed out after the crash', async () => {
  const { database } = await openApp('/games/crash', {
    fill: (rows) => putRound(rows, { phase: 'betting', id: 'r1', starts_at: Date.now() + 60_000 }, 0),
  })
  const { button, say } = theRow('en')
  await expect.element(button).toHaveAccessibleName(/^67 bets\s?· ₽4,000\.00$/)
  await putRound(database, CRASHED)
  await expect.element(button).toHaveAccessibleName(/^67 bets\s?· 25 cashed out\s?· ₽1,821\.00$/)
  expect(say('crash.totals.bets', { bets: 1 })).toBe('1 bet')
})

test('two bets of the player are named 1 and 2, in the list, above their fields and on their buttons', async () => {
  await openWithBets((player) => [playerBet(player, 1), playerBet(player, 2)])
  const { button, table } = theRow('en')
  await button.click()
  await expect.element(table.getByRole('row', { name: /^You · 1 ₽1\.00/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^You · 2 ₽2\.00/ })).toBeVisible()
  await expect.element(page.getByRole('form', { name: 'Bet 2', exact: true })).toBeVisible()
  const second = page.getByRole('group', { name: 'Bet 2', exact: true })
  await expect.element(second.getByRole('button', { name: 'Cash out', exact: true })).toBeVisible()
})

test('a bet that was returned says so on a phone', async () => {
  await page.viewport(360, 740)
  await openWithBets((player) => [playerBet(player, 1, { status: 'cancelled' })])
  await expect.element(page.getByText(say('crash.result.cancelled'), { exact: true })).toBeVisible()
})

test('the keys of two bets are on the buttons that they press, and each key is on one button only', async () => {
  await openWithBets((player) => [playerBet(player, 1), playerBet(player, 2)])
  await page.getByText(say('bet.shortcuts'), { exact: true }).click()
  const isOn = page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true })
  await isOn.click()
  const keys = () =>
    [...document.querySelectorAll('[aria-keyshortcuts]')].map((button) => [
      button.closest('form, fieldset[aria-label]')?.getAttribute('aria-label'),
      button.getAttribute('aria-keyshortcuts'),
      button.querySelector('kbd')?.textContent,
    ])
  await expect.poll(keys).toEqual([
    ['Bet 1', 'A', 'A'],
    ['Bet 1', 'S', 'S'],
    ['Bet 1', 'Space', '␣'],
    ['Bet 2', 'Q', 'Q'],
  ])
  await isOn.click()
  await expect.poll(keys).toEqual([])
})

test('only a bet waits for its result in the session, and not a cash-out', async () => {
  const { worker } = await openWithBets((player) => [playerBet(player, 2)])
  const second = page.getByRole('group', { name: 'Bet 2', exact: true })
  await second.getByRole('button', { name: say('crash.cashOut'), exact: true }).click()
  await expect.poll(() => worker.getArguments('games.crash.step')).toHaveLength(1)
  const first = page.getByRole('group', { name: 'Bet 1', exact: true })
  await first.getByRole('button', { name: say('crash.bet'), exact: true }).click()
  await expect.poll(() => worker.getArguments('games.crash.bet')).toHaveLength(1)
  const [order] = worker.getArguments('games.crash.bet')
  const { key } = order as { key: string }
  expect(readFromTab('play.unseen')).toEqual([key])
})

test('the break lasts from the end of the round, on a page that has not seen the flight too, until the next one', async () => {
  const ending = { ...CRASHED, ended_at: Date.now() + 30_000 }
  const { database } = await openApp('/games/crash', {
    fill: async (rows) => {
      await rows.facts.put({ id: 'realtime', state: 'open', latencyMs: null })
      await putRound(rows, ending)
    },
  })
  const stage = page.getByTestId('stage')
  await expect.element(stage).toHaveAttribute('data-connection', 'live')
  await expect.element(stage).toHaveAttribute('data-breaking')
  await putRound(database, { phase: 'betting', id: 'r2', starts_at: Date.now() + 60_000 })
  await expect.element(stage).toHaveAttribute('data-phase', 'betting')
  await expect.element(stage).not.toHaveAttribute('data-breaking')
  await putRound(database, { ...CRASHED, ended_at: Date.now() - 60_000 })
  await expect.element(stage).toHaveAttribute('data-phase', 'crashed')
  await expect.element(stage).not.toHaveAttribute('data-breaking')
})

test('no bet for the next round is placed while a reality check waits for the end of this one; the cash-out stays', async () => {
  const { worker, database } = await openWithBets((player) => [playerBet(player, 2)])
  const first = page.getByRole('group', { name: 'Bet 1', exact: true })
  await expect.element(first.getByRole('button', { name: say('crash.bet'), exact: true })).toBeVisible()
  const playerId = (await database.session.get('current'))?.playerId ?? ''
  const at = Date.now()
  await database.play.put({ playerId, ms: 3_600_000, checkedMs: 0, dueAt: at, sums: {}, at })
  await expect.element(page.getByText(say('protection.check.due'))).toBeVisible()
  await first.getByRole('button', { name: say('crash.bet'), exact: true }).click()
  const check = page.getByRole('dialog', { name: say('realityCheck.title'), exact: true })
  expect(check.query()).toBeNull()
  const second = page.getByRole('group', { name: 'Bet 2', exact: true })
  await second.getByRole('button', { name: say('crash.cashOut'), exact: true }).click()
  await expect.poll(() => worker.getArguments('games.crash.step')).toHaveLength(1)
  await database.liveBets.toCollection().modify({ status: 'settled', payout: minor(300), lastKey: 'x' })
  await expect.element(check).toBeVisible()
  expect(worker.getArguments('games.crash.bet')).toEqual([])
})

test('a guest looks at the live round by the switch, where the bet asks to sign up, and is in practice elsewhere', async () => {
  const practice = { crash: { refresh: done, watch: done }, dice: { refresh: done } }
  await openApp('/games/crash', {
    commands: { games: { loadRegion: done, practice } },
    fill: async (database) => {
      const geo = { id: 'geo', ip: null, country: 'KZ', region: null, blocked: false, fetchedAt: 0 } as const
      await database.facts.put(geo)
      await putRound(database, { phase: 'betting', id: 'r1', starts_at: Date.now() + 60_000 })
    },
  })
  const mode = (each: 'money' | 'practice') => page.getByRole('radio', { name: say(`practice.${each}`), exact: true })
  const { region, button } = theRow('en')
  await expect.element(mode('practice')).toBeChecked()
  await expect.element(region).not.toBeInTheDocument()
  await mode('money').click({ force: true })
  await expect.element(button).toBeVisible()
  await expect.element(page.getByTestId('crash-multiplier')).toHaveAttribute('data-round', 'r1')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Bet', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: say('register.title') })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Dice', exact: true }).first().click()
  await expect.element(mode('practice')).toBeChecked()
})
