import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/app/routes.ts'
import { wholeBuildKept } from '../faults/support/service-worker.ts'
import { turnTo } from './pages/turn-to.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'

/** What stands at the top of each route, whoever comes and however; the home page greets by name. */
const HEADINGS: Record<Exclude<keyof typeof ROUTES, 'home'>, string> = {
  slots: 'Slots',
  live: 'Live casino',
  dice: 'Dice',
  coinflip: 'Coinflip',
  hilo: 'Hilo',
  keno: 'Keno',
  miner: 'Miner',
  roulette: 'Roulette',
  wheel: 'Wheel of fortune',
  cases: 'Cases',
  fairness: 'Provable fairness',
  bonuses: 'Bonuses',
  faq: 'FAQ',
  vipClub: 'VIP club',
  welcomePack: 'Up to ₽25,000 and 70 free spins for your first deposits',
  profile: 'Profile',
  profileAccess: 'Profile',
  profileBonuses: 'Profile',
  profileHistory: 'Profile',
  profileSetting: 'Profile',
  passwordReset: 'Reset your password',
  resetPassword: 'Reset your password',
  authCallback: 'Logging in',
  policyKyc: 'Identity checks (KYC)',
  policyAgreement: 'User agreement',
  policyConfidential: 'Политика конфиденциальности',
  policyAgreementRu: 'Пользовательское соглашение',
  noAccess: 'Not available in your region',
  error: 'Something went wrong',
}

/** Each route once, in one start of the app. */
async function walk(page: Page, greeting: string | RegExp): Promise<void> {
  for (const [name, path] of Object.entries({ ...ROUTES, again: ROUTES.home })) {
    await test.step(path, async () => {
      await turnTo(page, path)
      // A key of the routes but for the home page, which is come to once more at the end.
      const heading = path === ROUTES.home ? greeting : HEADINGS[name as keyof typeof HEADINGS]
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page).toHaveTitle(/Tulpar/)
    })
  }
}

test('each route stands for a guest, for a player, and for a player without a network', async ({
  casino,
  context,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await casino.open()
  await test.step('a guest', () => walk(page, 'A casino you can check'))

  await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  await test.step('a player', () => walk(page, /^Good to see you, player-/))
  await wholeBuildKept(page, builtFiles())

  await context.setOffline(true)
  await expect(casino.frame.offline).toBeVisible()
  await page.reload()
  await casino.frame.hasBalance('1000.00')
  await test.step('without a network', () => walk(page, /^Good to see you, player-/))
  await casino.frame.hasBalance('1000.00')
})
