import type { Locator, Page } from '@playwright/test'
import { takeBreak } from '#endpoints/protection.ts'
import { crash, duel, rooms } from '#endpoints/shared-rounds/endpoints.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import type { Caller } from '../operator/caller.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { TABLES } from './pages/tables.ts'
import { type Players, type TestPlayer, expect, test } from './support/fixtures.ts'
import { createSaying } from './support/format-text.ts'
import { parts } from './support/parts.ts'
import { playEach } from './support/rounds.ts'
import { getTexts } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

const timeAndNet = (page: Page) => page.locator('button[data-sign]')
const action = (page: Page) => page.locator('[data-bet-bar] button').last()

/** How far an element lies outside of what the header, the bet bar and the edges leave free, px. */
function getClippedHeight(element: Locator): Promise<number> {
  return element.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const header = document.querySelector('.app-header')?.getBoundingClientRect().bottom ?? 0
    const bar = element.closest('[data-bet-bar]') ? null : document.querySelector('[data-bet-bar]')
    const below = document.querySelector('.app-bottom-bar')?.getBoundingClientRect().top ?? innerHeight
    const end = bar?.getBoundingClientRect().top ?? below
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

/** Who looks at a table, and what has been played there. */
const VIEWS = ['a guest', 'a player', 'a player in a round', 'a player in a break'] as const
type View = (typeof VIEWS)[number]
type Made = { call: Caller; control: ControlClient; players: Players }

/** Three duels of the player, a stake in a room and in crash, and the same in every original. */
async function playEverywhere({ call, control }: Made, player: TestPlayer): Promise<void> {
  const { token, currency } = player
  await control.set({ roomDrawMs: 600_000, roomAloneMs: 600_000, crashBettingMs: 600_000 })
  await playEach(call, control, player)
  const order = { token, body: { amount: '1.00', currency } }
  const { id, hash } = await control.roomRound({ room: 'red', currency })
  const bets = {
    crash: { slot: 1, auto_cash_out: null } as const,
    room: { room: 'red', round: String(id), server_seed_hash: hash } as const,
  }
  const isBet = [
    (await call(crash.bet, { ...order, key: newKey(), body: { ...order.body, bet: bets.crash } })).ok,
    (await call(rooms.bet, { ...order, key: newKey(), body: { ...order.body, bet: bets.room } })).ok,
  ]
  for (const side of ['heads', 'tails', 'heads'] as const) {
    const bet = { kind: 'create', side } as const
    isBet.push((await call(duel.bet, { ...order, key: newKey(), body: { ...order.body, bet } })).ok)
  }
  expect(isBet).toEqual([true, true, true, true, true])
}

const newKey = (): string => crypto.randomUUID()

async function enterAs(view: View, made: Made): Promise<void> {
  if (view === 'a guest') return
  const player = await made.players.enter({ balance: '12345.67' })
  if (view === 'a player in a round') await playEverywhere(made, player)
  if (view !== 'a player in a break') return
  const until = new Date(Date.now() + 86_400_000).toISOString()
  expect((await made.call(takeBreak, { token: player.token, body: { until } })).ok).toBe(true)
}

for (const view of VIEWS) {
  for (const locale of LOCALES) {
    for (const part of parts(2)) {
      test(`a phone shows ${view} the stage, the amount, the button, time and net of each game at once, in ${locale}${part.title}`, async ({
        call,
        casino,
        control,
        page,
        players,
      }) => {
        const say = getTexts(locale)
        const calm = page.getByRole('heading', { name: createSaying(say)('protection.block.timeOut') })
        await page.setViewportSize({ width: 360, height: 740 })
        await enterAs(view, { call, control, players })
        for (const { name, path, stage, hasAmount } of part.of(TABLES)) {
          await casino.open(`/${locale}${path}`)
          await expect(stage(page), name).toBeVisible()
          const amount = page.getByRole('textbox', { name: say('bet.amount'), exact: true })
          const isCalm = view === 'a player in a break'
          const seen = {
            stage: stage(page),
            ...(isCalm ? { break: calm } : { action: action(page) }),
            ...(view !== 'a guest' && { timeAndNet: timeAndNet(page) }),
            ...(hasAmount && !isCalm && { amount }),
          }
          for (const [what, element] of Object.entries(seen)) {
            await expect(element, `${name}: ${what}`).toBeVisible()
            await expect.poll(() => getClippedHeight(element), `${name}: ${what} is in view`).toBe(0)
            await expect.poll(() => isReached(element), `${name}: ${what} is not covered`).toBe(true)
          }
        }
      })
    }
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
