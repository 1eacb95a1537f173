import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import type { Commands } from '#worker/commands.ts'
import { createWorker } from '#worker/create-worker.ts'
import { MyDatabase } from '#db/my-database.ts'
import type { OriginalRound } from '#db/rows.ts'
import type { BootSnapshot } from '#db/boot-snapshot.ts'
import type { PageBridge, NavigationReason, PageFacts, RemotePageBridge } from '#worker/core/page-bridge.ts'
import type { Result } from '#domain/calls/result.ts'
import type { WorkerBase } from '#worker/core/worker-base.ts'
import { type CookieValues } from '#domain/wire/cookies.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Shown } from '#domain/money/shown.ts'
import { until } from './until.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'

/** What the tabs of one browser share besides the database. */
export type Browser = {
  cookies: CookieValues
  forgotten: string[]
  /** The meta tags that the worker had written, by name. */
  metas: Record<string, string>
  bootSnapshot: BootSnapshot | null
  /** null when it is blocked. */
  fingerprint: string | null
  /** For how long it was last waited for. */
  fingerprintWaitMs: number
  /** The questions whether a link may change the account, and what the player answers; null: nothing yet. */
  accountQuestions: Parameters<PageBridge['confirmAccount']>[0][]
  accountAnswer: boolean | null
  /** Whether a service worker controls the pages: nothing answers its requests here. */
  hasServiceWorker: boolean
}

export function createBrowser(): Browser {
  return {
    cookies: {},
    forgotten: [],
    metas: {},
    bootSnapshot: null,
    fingerprint: 'f'.repeat(32),
    fingerprintWaitMs: 0,
    accountQuestions: [],
    accountAnswer: false,
    hasServiceWorker: false,
  }
}

export const USER_AGENT = 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0'

export type Tab = Awaited<ReturnType<typeof openTab>>

/**
 * Opens a tab: a real worker on the real database and network, with a page that only records the calls to it. `base`: of
 * a worker that has started before its page.
 */
export async function openTab(
  port: number,
  browser: Browser,
  facts: Partial<PageFacts> = {},
  base?: Promise<WorkerBase>,
) {
  const navigations: { reason: NavigationReason; address: string | undefined }[] = []
  const href = facts.href ?? `http://localhost:${port}/`
  let at = href
  const host: PageBridge = {
    current: () => ({ href: at, cookies: { ...browser.cookies } }),
    setCookie(name, value) {
      if (value === null) delete browser.cookies[name]
      else browser.cookies[name] = value
    },
    navigate(reason, address) {
      navigations.push({ reason, address })
      if (reason === 'noAccess') at = new URL('/no-access', at).href
      if (reason === 'home') at = new URL('/', at).href
    },
    fingerprint(waitMs) {
      browser.fingerprintWaitMs = waitMs
      return Promise.resolve(browser.fingerprint)
    },
    async confirmAccount(accounts) {
      browser.accountQuestions.push(accounts)
      await until('the answer', () => browser.accountAnswer !== null)
      return browser.accountAnswer ?? false
    },
    hasServiceWorker: () => browser.hasServiceWorker,
    saveBootSnapshot(row) {
      browser.bootSnapshot = row
    },
    saveCopy: async () => undefined,
    databaseRefilled: () => undefined,
    followWaiting: async () => undefined,
    updateServiceWorker: async () => true,
    pollBuild: async () => undefined,
    catchUp: async () => undefined,
    sendCalls: async () => undefined,
    async forgetOwner(owner) {
      browser.forgotten.push(owner)
    },
    probeImage: async () => null,
    tagEvent: () => undefined,
    async setMeta(name, content) {
      browser.metas[name] = content
    },
  }
  const pageFacts: PageFacts = {
    href,
    protocol: 'http:',
    host: `localhost:${port}`,
    userAgent: USER_AGENT,
    languages: ['en-US'],
    locale: 'en',
    visible: true,
    online: true,
    simpleAuthToken: null,
    ssoSession: null,
    hasTrackingOptOut: false,
    build: 'test',
    cookies: { ...browser.cookies },
    ...facts,
  }
  const worker = await createWorker(host as unknown as RemotePageBridge, pageFacts, {}, base)
  const commandsAt = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) => (typeof name === 'string' ? commandsAt([...path, name]) : undefined),
      apply: (_target, _self, [argument]: unknown[]) => worker.run(path, argument),
    })
  // As the page's own proxy: forwards any path to the worker, which runs the command of that name.
  const commands = commandsAt([]) as Commands
  return { commands, play: createPlay(commands), stop: worker.stop, navigations }
}

type Outcome<Game extends OriginalGame> = Promise<Result<{ round: OriginalRound<Game> }>>
/**
 * Bets and steps as the page makes them: each with a new key, by which the outcome is read from the database, and with
 * what is stored as what was shown.
 */
type Play = {
  [Game in OriginalGame]: {
    bet(order: { amount: Minor; bet: RoundBet<Game>; shown?: Shown }): Outcome<Game>
    step(step: { roundId: string; step?: number; action: RoundAction<Game> }): Outcome<Game>
  }
}

function createPlay({ games }: Commands): Play {
  const entries = ORIGINAL_GAMES.map((game) => {
    // The commands of all games have the same form; `Play` types each game's own bet.
    const { bet, step } = games[game] as { [Each in 'bet' | 'step']: (order: object) => Promise<Result<void>> }
    return [game, { bet: under(bet, withWallet), step: under(step, withStep) }]
  })
  // One entry per game, typed for that game.
  return Object.fromEntries(entries) as Play
}

type Order = { roundId?: string }
type Complete = (db: MyDatabase, order: Order) => Promise<object>

function under(command: (order: object) => Promise<Result<void>>, complete: Complete) {
  return async (order: Order): Promise<Result<unknown>> => {
    const key = crypto.randomUUID()
    const db = new MyDatabase()
    const answer = await command({ ...(await complete(db, order)), ...order, key })
    const round = await db.rounds.filter((row) => row.lastKey === key).first()
    db.close()
    return answer.ok ? { ok: true, value: { round } } : answer
  }
}

async function withWallet(db: MyDatabase): Promise<{ shown: Shown }> {
  const wallet = await db.wallets.toCollection().first()
  return { shown: { currency: wallet?.currency ?? DEFAULT_CURRENCY, balance: null } }
}

async function withStep(db: MyDatabase, { roundId = '' }: Order): Promise<{ step: number }> {
  return { step: (await db.rounds.get(roundId))?.step ?? 0 }
}

/** The bets and steps of the game that the type parameter names. */
export function getGameCommands<Game extends OriginalGame>(tab: Tab, game: Game) {
  // Play is a record by game; the compiler cannot select the entry by a type parameter.
  return tab.play[game] as unknown as {
    bet(order: { amount: Minor; bet: RoundBet<Game>; shown?: Shown }): Outcome<Game>
    step(step: { roundId: string; step?: number; action: RoundAction<Game> }): Outcome<Game>
  }
}
