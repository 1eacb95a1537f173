import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { disablePayIn } from '../e2e/support/pay-in-shut.ts'
import type { OperatorProcess } from './operator-process.ts'
import { TABS, type TabName, type TableName } from './plan.ts'
import { CHAOS_TABLES } from './tables.ts'

/** What the browser itself logs about a cut network, a killed operator and a crashed tab. */
const EXPECTED = [
  /net::ERR_/,
  /WebSocket connection to .* failed/,
  /Failed to load resource/,
  /error occurred when fetching the script/,
  /^warning: /,
]

export type ChaosPlayer = { email: string; password: string }
/** A player's browser: its storage outlives its tabs. */
export type Profile = { context: BrowserContext; player: ChaosPlayer }
type Tab = { profile: Profile; page: Page | null; table: TableName }

/** A step's tab. */
export type InTab = { tab: TabName }

/** A run's browsers, tabs and operator. */
export type ChaosScene = {
  home: string
  operator: OperatorProcess
  tabs: Record<TabName, Tab>
  /** Errors of pages and workers, with the tab's name. */
  errors: string[]
  /** The open page of a tab; it is opened at its table if it was closed or has crashed. */
  getPage(name: TabName): Promise<Page>
  close(): Promise<void>
}

export async function createScene(browser: Browser, operator: OperatorProcess, seed: number): Promise<ChaosScene> {
  const home = `http://localhost:${operator.port}`
  const errors: string[] = []
  const profiles = {
    first: await makeProfile(`first-${seed}`, 1_440),
    rival: await makeProfile(`rival-${seed}`, 390),
  }
  const tabs: Record<TabName, Tab> = {
    first: { profile: profiles.first, page: null, table: 'dice' },
    second: { profile: profiles.first, page: null, table: 'dice' },
    rival: { profile: profiles.rival, page: null, table: 'dice' },
  }

  async function makeProfile(name: string, width: number): Promise<Profile> {
    const player = { email: `${name}@example.com`, password: 'correct horse battery' }
    const { token } = await operator.control.createPlayer({ ...player, currency: 'RUB', balance: '100000.00' })
    const [major] = browser.version().split('.')
    const context = await browser.newContext({
      baseURL: home,
      locale: 'en-US',
      timezoneId: 'Asia/Almaty',
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
      // The user agent of a normal Chromium: the headless one is treated as a bot.
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    })
    context.setDefaultTimeout(3_000)
    await disablePayIn(context)
    // tsx wraps functions in this helper, also those that are sent to a page.
    await context.addInitScript('globalThis.__name = (named) => named')
    const expires = Math.ceil(Date.now() / 1_000) + 86_400
    await context.addCookies([{ name: 'token', value: token, url: home, expires }])
    context.on('page', (page) => {
      page.on('pageerror', (error) => {
        if (page.url().startsWith(home)) errors.push(`${name}: ${error.stack ?? error.message}`)
      })
      page.on('console', (message) => {
        const line = `${message.type()}: ${message.text()}`
        if (message.type() === 'error' && !EXPECTED.some((each) => each.test(line))) errors.push(`${name}: ${line}`)
      })
    })
    return { context, player }
  }

  async function getPage(name: TabName): Promise<Page> {
    const tab = tabs[name]
    if (tab.page && !tab.page.isClosed()) {
      // The browser's own page about a missing network: a player loads again.
      if (!tab.page.url().startsWith(home)) await open(tab.page, tab.table)
      return tab.page
    }
    const page = await tab.profile.context.newPage()
    tab.page = page
    page.on('crash', () => void forget(page))
    await open(page, tab.table)
    return page
  }

  async function open(page: Page, table: TableName): Promise<void> {
    await page.goto(home + CHAOS_TABLES[table].path, { waitUntil: 'commit' }).catch(() => undefined)
  }

  /** Chromium may run both tabs of a player in one process: they crash together. */
  async function forget(page: Page): Promise<void> {
    for (const name of TABS) if (tabs[name].page === page) tabs[name].page = null
    await page.close().catch(() => undefined)
  }

  return {
    home,
    operator,
    tabs,
    errors,
    getPage,
    async close() {
      const closing = Object.values(profiles).map(({ context }) => context.close().catch(() => undefined))
      await Promise.race([Promise.all(closing), pause(10_000, undefined, { ref: false })])
    },
  }
}
