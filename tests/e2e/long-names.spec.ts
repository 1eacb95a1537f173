import type { Page } from '@playwright/test'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { gamePath } from '#src/base/routes.ts'
import { LEAGUES } from '../operator/betting/names.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { expect, test } from './support/fixtures.ts'
import { outsideItsBox } from './support/outside-its-box.ts'
import { parts } from './support/parts.ts'
import { overflow } from './support/overflow.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/** A name as players or operators may enter it: the widest letter, without a place to break. */
const LONG = 'W'.repeat(30)
const PHONE = { width: 360, height: 740 }

const NAMES = {
  getProfile: { 'user.name': LONG, 'user.email': `${LONG}${LONG}@example.com` },
  getLobby: { 'shelves.0.games.0.name': LONG, 'shelves.0.games.0.provider': LONG },
  getCatalogue: { 'games.0.2': LONG, 'providers.0.name': LONG },
  getBilling: {
    'payments.methods.0.name': { en: LONG },
    'crypto-payments.0.name': { en: LONG },
    'payouts.methods.0.name': { en: LONG },
    'payments.bonus.name': LONG,
  },
  getBonuses: { 'items.0.name': LONG },
  getFreeSpins: { 'data.0.game.name': LONG },
  getCampaigns: { 'data.0.name': LONG, 'data.0.game.name': LONG },
  getWelcomePack: { publicTitle: LONG, 'steps.0.title': LONG },
  getVip: { 'levels.0.name': LONG, level: undefined },
  getHistory: { 'items.0.game': LONG, 'items.0.method': LONG, 'items.0.device': LONG },
  getPayouts: { 'items.0.method': LONG },
  getTournaments: { 'items.0.name': { en: LONG } },
  getTournament: {
    'tournament.name': { en: LONG },
    'tournament.games.items': [{ id: '7', kind: 'slots', name: LONG, slug: 'long' }],
  },
  getLeaders: { 'items.0.player': LONG },
  getTop: {
    items: [
      { place: 1, player: LONG, amount: '912345678.90', currency: 'RUB', multiplier: 912_345, game: LONG, at: null },
    ],
  },
  getCases: { 'cases.0.name': { en: LONG }, 'cases.0.items.0.name': { en: LONG } },
}

async function giveLongNames(control: ControlClient): Promise<void> {
  for (const [endpoint, patch] of Object.entries(NAMES))
    await control.fault({ match: { endpoint }, kind: 'patch', times: 0, patch })
}

/** Data about others that only the socket brings: an event of each topic, sent once the page is subscribed. */
const EVENTS: Record<string, (control: ControlClient) => Promise<Record<string, unknown>>> = {
  '/tournament/race': async () => ({
    'tournament:race': {
      status: 'active',
      players: 9,
      ranked: 9,
      rows: [{ place: 1, player: LONG, points: 9e9 }],
      bars: [],
    },
  }),
  '/betting': async () => {
    const about = { sport: 'football', league: LEAGUES.football[0]?.id, home: LONG, away: LONG }
    const start = (inMs: number) => new Date(Date.now() + inMs).toISOString()
    const events = [
      { id: 'long-live', ...about, start: start(-60_000) },
      { id: 'long-next', ...about, start: start(60_000) },
    ]
    const states = [
      { id: 'long-live', phase: 'live', period: 1, minute: 1, score: [100, 100] },
      { id: 'long-next', phase: 'upcoming', score: [0, 0] },
    ]
    return { betting: { events, removed: [] }, 'betting:football': { events: states, removed: [] } }
  },
  '/games/rooms/red': async (control) => {
    const { id } = await control.roomRound({ room: 'red' })
    // A seat that no simulated player takes meanwhile: the same seat is the same player.
    const entry = { id: 'long', seat: 1_000, player: LONG, amount: '9000.00' }
    const joined = { kind: 'joined', round: String(id), entry, phase: 'waiting', draws_at: null, closes_at: null }
    return { 'room:red:RUB': joined }
  },
  '/games/crash': async (control) => {
    const bet = { id: 'long', player: LONG, amount: '912345.67', currency: 'RUB', worth: '912345.67', payout: '0.00' }
    const totals = { bets: 1, cashed_out: 0, worth: '912345.67', paid: '0.00', currency: 'RUB' }
    // The round starts with the first subscriber.
    await expect.poll(() => control.crashRound()).not.toBe(null)
    const round = String((await control.crashRound())?.id)
    return { crash: { kind: 'bets', round, bets: [bet], totals } }
  },
}

/** The bets of crash are in a list that its row opens. */
async function openBets(page: Page, path: string): Promise<void> {
  if (path !== '/games/crash') return
  await page
    .getByRole('region', { name: say('crash.bets') })
    .getByRole('button', { expanded: false })
    .click()
}

async function publish(control: ControlClient, path: string): Promise<void> {
  for (const [topic, data] of Object.entries((await EVENTS[path]?.(control)) ?? {})) {
    await expect.poll(() => control.topicListeners(topic)).toBeGreaterThan(0)
    await control.publish({ topic, data })
  }
}

const { games } = theCatalogue(SMALL_CATALOGUE)
const PATHS = [
  '/',
  '/profile',
  '/profile/access',
  '/profile/bonuses',
  '/profile/history',
  '/profile/history?type=deposits',
  '/bonuses',
  '/welcome-pack',
  '/vip-club',
  '/games/slots',
  `/games/slots?provider=${LONG}`,
  gamePath('slots', games[0]?.[1] ?? ''),
  '/games/cases',
  '/games/cases/steppe',
  '/tournaments',
  '/tournament/race',
  '/top',
  '/betting',
  '/games/rooms/red',
  '/games/crash',
  '/?deposit',
]

for (const part of parts(3))
  test(`a long name without a space stays in its box on a phone${part.title}`, async ({
    casino,
    control,
    page,
    players,
  }) => {
    const { email } = await players.enter({ balance: '5000.00' })
    await control.seedHistory({ email, bets: 3, deposits: 3 })
    await control.giveBonus({ email, offer: 'first-deposit', isActive: true })
    await control.giveSpins({ email })
    await control.makeTournament({ id: 'race', others: 9 })
    await control.set({ crashBettingMs: 600_000, crashOverMs: 600_000 })
    await giveLongNames(control)
    await page.setViewportSize(PHONE)
    for (const path of part.of(PATHS))
      await test.step(path, async () => {
        await casino.open(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await publish(control, path)
        await page.waitForLoadState('networkidle')
        await openBets(page, path)
        await expect.soft(page.getByText(LONG).first(), path).toBeAttached()
        expect.soft(await overflow(page), path).toEqual([])
        expect.soft(await outsideItsBox(page, LONG.slice(0, 12)), path).toEqual([])
      })
  })
