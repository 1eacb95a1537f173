import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '#domain/money/money.ts'
import { isDisabled, isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { putDicePair, settleDice } from './support/dice-rounds.ts'
import { logIn } from './support/player.ts'
import { say, saying } from './support/texts.ts'

const tab = page.getByRole('tab', { name: say('bet.mode.auto'), exact: true })
const start = page.getByRole('button', { name: say('auto.start'), exact: true })

afterEach(() => page.viewport(1440, 900))

/** Opens dice for a player; `country` is what the operator answers when the region is requested, null for no answer. */
async function openDiceFrom(country: string | null) {
  const region = { id: 'geo', ip: null, region: null, blocked: false, fetchedAt: 0 } as const
  const app = await openApp('/games/dice', {
    commands: {
      games: {
        dice: { refresh: async () => ({ ok: true, value: undefined }) },
        loadRegion: async () => {
          if (country !== null) await app.database.facts.put({ ...region, country })
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (database) => putDicePair(database, await logIn(database, { balance: 10_000 })),
  })
  return app
}

test('autoplay says that it lacks the region, which a visit could not load', async () => {
  await openDiceFrom(null)
  await tab.click()
  await isDisabled(start, say('auto.lacks.region'))
})

test('opening the tab of autoplay loads a region that is not known', async () => {
  const { worker } = await openDiceFrom('KZ')
  await expect.element(tab).toBeVisible()
  expect(worker.getArguments('games.loadRegion')).toEqual([])
  await tab.click()
  await isOn(start)
  expect(worker.getArguments('games.loadRegion')).toHaveLength(1)
})

test('autoplay is not offered where the operator does not know the country', async () => {
  const { database } = await openDiceFrom(null)
  await expect.element(tab).toBeVisible()
  await database.facts.put({ id: 'geo', ip: null, country: null, region: null, blocked: false, fetchedAt: 0 })
  await expect.element(tab).not.toBeInTheDocument()
})

test('autoplay that stops for a bet of another tab names it', async () => {
  const { database, worker } = await openDiceFrom('KZ')
  const dice = worker.commands.games?.dice
  if (dice) dice.bet = () => new Promise(() => undefined)
  await tab.click()
  await isOn(start)
  await page.getByRole('textbox', { name: say('auto.rounds'), exact: true }).fill('5')
  await page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true }).fill('50')
  await start.click()
  await expect.poll(() => worker.getArguments('games.dice.bet')).toHaveLength(1)
  const [player] = await database.players.toArray()
  const bet = { kind: 'dice.bet', subject: 'dice', state: 'sent', error: null, outcome: null } as const
  const order = { key: crypto.randomUUID(), amount: minor(100), currency: 'RUB', createdAt: Date.now() } as const
  await database.intents.put({ ...bet, ...order, playerId: player?.id ?? '' })
  await expect.element(page.getByText(say('auto.stop.elsewhere'), { exact: true }).first()).toBeVisible()
})

test('on a phone autoplay is a button beside that of the bet, and its settings come after the fields of the bet', async () => {
  await page.viewport(360, 740)
  await openDiceFrom('KZ')
  const auto = page.getByRole('button', { name: say('bet.mode.auto'), exact: true })
  await expect.element(auto).toHaveAttribute('aria-pressed', 'false')
  await expect.element(tab).not.toBeInTheDocument()
  const roll = page.getByRole('button', { name: say('dice.roll'), exact: true })
  expect(middle(auto.element())).toBe(middle(roll.element()))

  await auto.click()
  await isOn(start)
  await expect.element(auto).toHaveAttribute('aria-pressed', 'true')
  await expect.element(auto).toHaveFocus()
  const fields = [
    page.getByRole('textbox', { name: say('bet.amount'), exact: true }),
    page.getByRole('textbox', { name: say('dice.target'), exact: true }),
    page.getByRole('textbox', { name: say('auto.rounds'), exact: true }),
  ].map((field) => field.element())
  // As on the screen, so in the order of the keyboard.
  expect(fields.toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)).toEqual(
    fields,
  )
  expect(fields.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))).toEqual(fields)
  // They opened below the fold.
  await expect.poll(() => fields.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(barTop())
  await auto.click()
  await isOn(roll)
})

test('autoplay asks for a loss limit, plays exactly its rounds, and announces a summary', async () => {
  const { database, worker } = await openDiceFrom('KZ')
  const dice = worker.commands.games?.dice
  if (dice) {
    dice.bet = async (order) => {
      await settleDice(database, order)
      return { ok: true, value: undefined }
    }
  }
  await tab.click()
  await isOn(start)
  const rounds = page.getByRole('textbox', { name: say('auto.rounds'), exact: true })
  const stopLoss = page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true })
  await rounds.fill('3')
  await stopLoss.fill('')
  await start.click()
  await expect.element(page.getByText(say('auto.wrong.stopLoss'), { exact: true })).toBeVisible()
  await expect.element(stopLoss).toHaveFocus()
  expect(worker.getArguments('games.dice.bet')).toEqual([])

  await rounds.fill('6')
  await stopLoss.fill('₽50.00')
  const said: string[] = []
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = target instanceof Element ? target : target.parentElement
      said.push(region?.closest('output')?.textContent ?? '')
    }
  })
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  await start.click()
  await expect.element(page.getByText(say('auto.stop.rounds'), { exact: true }).first()).toBeVisible()
  expect(worker.getArguments('games.dice.bet')).toHaveLength(6)
  // A screen reader announces a summary instead of every round, and the last round when autoplay ends.
  expect(said.filter((text) => saying('auto.summary', { played: 5 }).test(text))).not.toEqual([])
  await expect.poll(() => new Set(said.filter((text) => text.startsWith('Rolled '))).size).toBe(1)
  watcher.disconnect()
})

test('autoplay stops when the page is hidden, and when a bet has no clear outcome', async () => {
  const { database, worker } = await openDiceFrom('KZ')
  const dice = worker.commands.games?.dice
  let isRejected = false
  if (dice) {
    dice.bet = async (order) => {
      if (isRejected) return { ok: false, error: { code: 'conflict', status: 409, retry: false } }
      await settleDice(database, order)
      return { ok: true, value: undefined }
    }
  }
  await tab.click()
  await isOn(start)
  await page.getByRole('textbox', { name: say('auto.rounds'), exact: true }).fill('1000')
  await page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true }).fill('50')
  await start.click()
  await expect.poll(() => worker.getArguments('games.dice.bet').length).toBeGreaterThan(0)
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(say('auto.stop.hidden'), { exact: true }).first()).toBeVisible()
  Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange'))

  isRejected = true
  await isOn(start)
  await start.click()
  await expect.element(page.getByText(say('auto.stop.unclear'), { exact: true }).first()).toBeVisible()
  await isOn(start)
})

test.for([
  ['protection.check', 'protection.auto.check'],
  ['protection.limit', 'protection.auto.stakeLimit'],
  ['protection.session', 'protection.auto.blocked'],
] as const)('autoplay whose bet is rejected with %s says what stopped it', async ([reason, text]) => {
  const { worker } = await openDiceFrom('KZ')
  const dice = worker.commands.games?.dice
  if (dice) dice.bet = async () => ({ ok: false, error: { code: 'forbidden', reason, retry: false } })
  await tab.click()
  await isOn(start)
  await page.getByRole('textbox', { name: say('auto.rounds'), exact: true }).fill('5')
  await page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true }).fill('50')
  await start.click()
  await expect.element(page.getByText(say(text), { exact: true }).first()).toBeVisible()
})

function middle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.round((top + bottom) / 2)
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function barTop(): number {
  return document.querySelector('[data-bet-bar]')?.getBoundingClientRect().top ?? 0
}
