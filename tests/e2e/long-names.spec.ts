import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { gamePath } from '../../src/app/routes.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { expect, test } from './support/fixtures.ts'
import { outsideItsBox } from './support/outside-its-box.ts'
import { overflow } from './support/room.ts'

test.use({ hasServiceWorkers: false })

/** A name as a player or an operator may give one: of the widest letter, and without a place to break it. */
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
  getCases: { 'cases.0.name': { en: LONG }, 'cases.0.items.0.name': { en: LONG } },
}

async function giveLongNames(control: ControlClient): Promise<void> {
  for (const [endpoint, patch] of Object.entries(NAMES))
    await control.fault({ match: { endpoint }, kind: 'patch', times: 0, patch })
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
  '/?deposit',
]

test('a long name without a space stays in its box on a phone', async ({ casino, control, page, players }) => {
  const { email } = await players.enter({ balance: '5000.00' })
  await control.seedHistory({ email, bets: 3, deposits: 3 })
  await control.giveBonus({ email, offer: 'first-deposit', isActive: true })
  await control.giveSpins({ email })
  await giveLongNames(control)
  await page.setViewportSize(PHONE)
  for (const path of PATHS)
    await test.step(path, async () => {
      await casino.open(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect.soft(page.getByText(LONG).first(), path).toBeAttached()
      expect.soft(await overflow(page), path).toEqual([])
      expect.soft(await outsideItsBox(page, LONG.slice(0, 12)), path).toEqual([])
    })
})
