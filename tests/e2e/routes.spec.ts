import type { Page } from '@playwright/test'
import { ROUTES, gamePath } from '#src/base/routes.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { turnTo } from './pages/turn-to.ts'
import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { parts } from './support/parts.ts'
import { builtFiles } from './support/site.ts'
import { say } from './support/texts.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/** The heading of each route, for every visitor; the home page greets by name. */
const HEADINGS: Record<Exclude<keyof typeof ROUTES, 'home'>, string> = {
  slots: 'Slots',
  live: 'Live casino',
  dice: 'Dice',
  coinflip: 'Coinflip',
  hilo: 'Hilo',
  keno: 'Keno',
  miner: 'Miner',
  roulette: 'Roulette',
  wheel: say('nav.wheel'),
  plinko: say('nav.plinko'),
  cases: 'Cases',
  rooms: 'Rooms',
  crash: 'Crash',
  fairness: say('fairness.page.title'),
  tournaments: 'Tournaments',
  top: 'Top',
  betting: 'Betting',
  bonuses: 'Bonuses',
  faq: 'FAQ',
  vipClub: 'VIP club',
  welcomePack: 'Up to ₽25,000 and 70 free spins for your first deposits',
  profile: 'Profile',
  profileAccess: 'Profile',
  profileBonuses: 'Profile',
  profileHistory: 'Profile',
  profileNotifications: 'Profile',
  profileSetting: 'Profile',
  profileLimits: 'Profile',
  passwordReset: say('restore.title'),
  resetPassword: say('restore.title'),
  authCallback: say('callback.title'),
  policyKyc: say('policy.kyc'),
  policyAgreement: say('policy.agreement'),
  policyConfidential: 'Политика конфиденциальности',
  policyAgreementRu: 'Пользовательское соглашение',
  bonusTerms: say('legal.bonusTerms'),
  responsible: say('legal.responsible'),
  rules: say('legal.rules'),
  complaints: 'Complaints',
  noAccess: 'Not available in your region',
  error: 'Something went wrong',
}

/** The document title, where it differs from the heading. */
const TITLES: Partial<Record<keyof typeof HEADINGS, string>> = {
  profileAccess: 'Access',
  profileBonuses: 'Bonuses',
  profileHistory: 'History',
  profileNotifications: 'Notifications',
  profileSetting: 'Settings',
  profileLimits: say('profile.limits'),
  policyConfidential: say('policy.confidential'),
  policyAgreementRu: say('policy.agreement'),
}

/** Routes with a parameter filled in, and addresses that lead nowhere, each with its heading. */
const FILLED: [string, string][] = [
  ...[getGame('slots'), getGame('live')].flatMap(({ name, kind, slug }) =>
    (['demo', 'play'] as const).map((mode): [string, string] => [gamePath(kind, slug, mode), name]),
  ),
  [`${ROUTES.cases}/steppe`, 'Spring steppe'],
  [`${ROUTES.fairness}/keno`, say('fairness.page.title')],
  [`${ROUTES.fairness}/crash`, say('fairness.page.title')],
  [`${ROUTES.fairness}/rooms`, say('fairness.page.title')],
  [`${ROUTES.fairness}/duel`, say('fairness.page.title')],
  ...[
    gamePath('slots', 'no-such-game', 'demo'),
    gamePath('live', 'no-such-table', 'play'),
    `${ROUTES.slots}/${getGame('slots').slug}/watch`,
    `${ROUTES.fairness}/chess`,
    `${ROUTES.fairness}/crash/7`,
    '/fr/games/slots',
    `${ROUTES.cases}/no-such-case`,
  ].map((path): [string, string] => [path, say('notFound.title', { path })]),
]

function getGame(kind: GameKind): { kind: GameKind; name: string; slug: string } {
  const [, slug, name] = theCatalogue(SMALL_CATALOGUE).games.find((game) => game[4] === kind) ?? [0, '', '']
  return { kind, name, slug }
}

/** A page to open: its address, its heading, and what else its test expects. */
type Stop = { path: string; open: (page: Page, cacheCheck?: CacheCheck) => Promise<void> }
/** `keep`: waits until all data of the page is cached; `kept`: expects that data without a network. */
type CacheCheck = 'keep' | 'kept'

/** Each route, then the home page once more; `greeting` is the heading of the home page. */
function routeStops(greeting: string | RegExp): Stop[] {
  return Object.entries({ ...ROUTES, again: ROUTES.home }).map(([name, path]) => ({
    path,
    async open(page, cacheCheck) {
      await turnTo(page, path)
      // A key of the routes; null for the home page, which is opened once more at the end.
      const route = path === ROUTES.home ? null : (name as keyof typeof HEADINGS)
      const heading = route ? HEADINGS[route] : greeting
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === path)
      // The carousels of the home page load only when they are scrolled to.
      if (cacheCheck === 'keep' && route) await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
      // Data seen online is there offline.
      if (cacheCheck === 'kept') await expect(page.getByText(say('part.neverLoaded')), path).toHaveCount(0)
      await expect
        .poll(() => getTitle(page))
        .toEqual(route ? `${TITLES[route] ?? HEADINGS[route]} · Tulpar` : expect.stringMatching(/^Tulpar — /))
    },
  }))
}

/** The title of a page without what it says of a guest, who plays for chips. */
async function getTitle(page: Page): Promise<string> {
  return (await page.title()).replace(` · ${say('practice.practice')}`, '')
}

const FILLED_STOPS = FILLED.map(([path, heading]): Stop => ({
  path,
  async open(page) {
    await turnTo(page, path)
    // The table of a case has the name of its game in a heading above.
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect.poll(() => getTitle(page)).toBe(`${heading} · Tulpar`)
  },
}))

const NEW_PASSWORD_STOP: Stop = {
  path: 'a link to a new password',
  async open(page) {
    await turnTo(page, `${ROUTES.resetPassword}/a-token-of-nobody`)
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.resetPassword, exact: true })).toBeVisible()
    // The token must not stay visible: with it anyone could take over the account.
    await expect(page).toHaveURL((url) => url.pathname === ROUTES.resetPassword)
  },
}

const getStops = (greeting: string | RegExp) => [...routeStops(greeting), ...FILLED_STOPS, NEW_PASSWORD_STOP]

/** Opens pages one after the other without a reload. */
async function walk(page: Page, stops: readonly Stop[], cacheCheck?: CacheCheck): Promise<void> {
  for (const { path, open } of stops) await test.step(path, () => open(page, cacheCheck))
}

test.beforeEach(({ quiet }) => {
  quiet.allow(OPERATOR_GONE)
  // The page of an unknown game.
  quiet.allow(REJECTED_BY_OPERATOR)
})

test.describe('without a service worker', () => {
  test.use({ hasServiceWorkers: false })

  test('each route has its page for a guest', async ({ casino, page }) => {
    await casino.open()
    await walk(page, getStops(say('home.guest.title')))
  })
})

for (const part of parts(3))
  test(`each route has its page for a player, with and without a network${part.title}`, async ({
    casino,
    context,
    page,
    players,
  }) => {
    const all = getStops(say('home.player.title'))
    // Each part ends at home: the page without access has no header to read.
    const stops = [...part.of(all), ...all.filter(({ path }) => path === ROUTES.home).slice(-1)]
    await players.enter({ balance: '1000.00' })
    await casino.open()
    await casino.frame.hasBalance('1000.00')
    await walk(page, stops, 'keep')
    await wholeBuildCached(page, builtFiles())

    await context.setOffline(true)
    await expect(casino.frame.offline).toBeVisible()
    await page.reload()
    await casino.frame.hasBalance('1000.00')
    await walk(page, stops, 'kept')
    await casino.frame.hasBalance('1000.00')
  })
