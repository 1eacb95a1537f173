import { type BrowserContext, type ConsoleMessage, type Page, expect, test as base } from '@playwright/test'
import type { Currency } from '#domain/money/currencies.ts'
import { type Caller, createCaller } from '../../operator/caller.ts'
import { type ControlClient, createControlClient } from '../../operator/control-client.ts'
import { type CatalogueOrder, SMALL_CATALOGUE } from '../../operator/catalogue/make.ts'
import { type Operator, startOperator } from '../../operator/operator.ts'
import './localhost.ts'
import { type Casino, casinoOn } from '../pages/casino.ts'
import { disablePayIn } from './pay-in-shut.ts'
import { SITE } from './site.ts'
import { createTrail } from './trail.ts'

export { expect }

type Worker = { operator: Operator }
type Each = {
  control: ControlClient
  home: string
  quiet: Quiet
  /** True if PayIn may open by itself after a log-in. */
  payInOpens: boolean
  /** The operator's games: few, because every new browser loads them all, unless a test needs a large catalogue. */
  catalogue: CatalogueOrder
  /** True if the browser has service workers: a test without them needs a third less CPU. */
  hasServiceWorkers: boolean
  noServiceWorker: void
  payInShut: void
  soundLedger: void
  trail: void
  casino: Casino
  players: Players
  /** The page of another player, in a browser of its own. */
  rivalPage: Page
  call: Caller
}

/** Messages that the console may log; a test that provokes one allows it first. */
export type Quiet = {
  /** Allows messages that contain this text in the current test. */
  allow(part: string | RegExp): void
}

/** Chromium's own message about a failed request; a page cannot suppress it. */
export const REJECTED_BY_OPERATOR = /^error: Failed to load resource: the server responded with a status of \d+/
/** The script of a first service worker may be loading at that time: Chromium logs its failure as well. */
export const OPERATOR_GONE = /net::ERR_|WebSocket connection to .* failed|error occurred when fetching the script/

/** What the app logs when something takes longer than usual. Work that never ends fails its test by its condition. */
export const SLOW = /^info: \[worker\] still waiting /

export type TestPlayer = {
  email: string
  password: string
  /** E.164, if one was requested. */
  phone?: string
  id: number
  token: string
  currency: Currency
}
type Wanted = {
  balance?: string
  currency?: Currency
  email?: string
  phone?: string
  /** The seeds of the player's next rounds of a game. */
  seeds?: Omit<Parameters<ControlClient['seedOriginal']>[0], 'email'>
}

export type Players = {
  /** A player registered at the operator and not logged in. */
  make(wanted?: Wanted): Promise<TestPlayer>
  /** Like `make`, and logged in in this browser by its session cookie. */
  enter(wanted?: Wanted, context?: BrowserContext): Promise<TestPlayer>
  /** Like `enter`, and at the table of a game, which takes bets. */
  sitAt(table: { sit(): Promise<void> }, wanted?: Wanted): Promise<TestPlayer>
}

export const PASSWORD = 'correct horse battery'
/** Too weak for the stand-in operator, though the page finds no fault with it. */
export const WEAK_PASSWORD = 'aabb-abab-baab'

export function newEmail(): string {
  return `player-${crypto.randomUUID().slice(0, 13)}@example.com`
}

/** An unused number of Kazakhstan, in E.164. */
export function newPhone(): string {
  return `+7701${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
}

/** Makes pages to come run as in a browser without service workers. */
async function removeServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/** One operator per Playwright worker, reset for each test; the console of every page has to stay silent. */
export const test = base.extend<Each, Worker>({
  operator: [
    async ({}, use) => {
      const operator = await startOperator({ site: SITE, controlPort: 0, loginTries: 5, catalogue: SMALL_CATALOGUE })
      await use(operator)
      await operator.stop()
    },
    { scope: 'worker' },
  ],
  catalogue: [SMALL_CATALOGUE, { option: true }],
  control: async ({ operator, catalogue }, use) => {
    const control = createControlClient(operator.controlPort ?? 0)
    await control.reset()
    if (catalogue !== SMALL_CATALOGUE) await control.set({ catalogue })
    await use(control)
  },
  home: async ({ operator }, use) => {
    await use(operator.address)
  },
  baseURL: async ({ operator }, use) => {
    await use(operator.address)
  },
  // The user agent of a normal Chromium: the headless one is treated as a bot.
  userAgent: async ({ browser }, use) => {
    const [major] = browser.version().split('.')
    await use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    )
  },
  payInOpens: [false, { option: true }],
  payInShut: [
    async ({ context, payInOpens }, use) => {
      if (!payInOpens) await disablePayIn(context)
      await use()
    },
    { auto: true },
  ],
  hasServiceWorkers: [true, { option: true }],
  noServiceWorker: [
    async ({ context, hasServiceWorkers }, use) => {
      if (!hasServiceWorkers) await removeServiceWorkers(context)
      await use()
    },
    { auto: true },
  ],
  trail: [
    async ({ context, control }, use, testInfo) => {
      const describe = await createTrail(context)
      await use()
      if (testInfo.status === testInfo.expectedStatus) return
      const trail = await describe(control)
      console.log(`${testInfo.title}\n${trail}`)
      await testInfo.attach('trail', { body: trail, contentType: 'text/plain' })
    },
    { auto: true },
  ],
  quiet: [
    async ({ context }, use) => {
      const allowed: (string | RegExp)[] = [SLOW]
      const lines: string[] = []
      const listen = (page: Page): void => {
        page.on('console', (message: ConsoleMessage) => lines.push(`${message.type()}: ${message.text()}`))
        page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
      }
      context.on('page', listen)
      context.pages().forEach(listen)
      await use({ allow: (part) => allowed.push(part) })
      const loud = lines.filter(
        (line) => !allowed.some((part) => (typeof part === 'string' ? line.includes(part) : part.test(line))),
      )
      expect(loud, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
  soundLedger: [
    async ({ control }, use) => {
      await use()
      const { sums, drifted, unbalanced } = await control.ledgerSum()
      expect({ sums: Object.values(sums).filter((sum) => sum !== 0), drifted, unbalanced }).toEqual({
        sums: [],
        drifted: 0,
        unbalanced: 0,
      })
    },
    { auto: true },
  ],
  casino: async ({ page, control }, use) => {
    // The operator is reset before any page makes a request.
    void control
    await use(casinoOn(page))
  },
  players: async ({ control, context, home }, use) => {
    const make = async ({ email = newEmail(), currency = 'RUB', ...rest }: Wanted = {}): Promise<TestPlayer> => {
      const { balance, seeds, ...details } = rest
      const player = { email, password: PASSWORD, currency, ...details }
      const made = await control.createPlayer({ ...player, ...(balance !== undefined && { balance }) })
      if (seeds) await control.seedOriginal({ email, ...seeds })
      return { ...player, ...made }
    }
    const enter: Players['enter'] = async (wanted, browser = context) => {
      const player = await make(wanted)
      // Like the app's own cookie, it survives a restart of the browser.
      const expires = Math.ceil(Date.now() / 1_000) + 86_400
      await browser.addCookies([{ name: 'token', value: player.token, url: home, expires }])
      return player
    }
    const sitAt: Players['sitAt'] = async (table, wanted) => {
      const player = await enter(wanted)
      await table.sit()
      return player
    }
    await use({ make, enter, sitAt })
  },
  rivalPage: async ({ browser, home, control }, use) => {
    // The operator is reset before any page makes a request.
    void control
    const context = await browser.newContext({ baseURL: home })
    await removeServiceWorkers(context)
    await disablePayIn(context)
    await use(await context.newPage())
    await context.close()
  },
  call: async ({ operator }, use) => {
    await use(createCaller(operator.port))
  },
})
