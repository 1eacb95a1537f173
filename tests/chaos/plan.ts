import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { createRandom, type Random } from './random.ts'

/** The tabs of a run: two of one player, and one of another player in a browser of its own. */
export const TABS = ['first', 'second', 'rival'] as const
export type TabName = (typeof TABS)[number]

/** Where a bet is placed; `TABLES` in `tables.ts` says how. */
export const TABLE_NAMES = [...ORIGINAL_GAMES, 'crash', 'rooms', 'duels', 'betting', 'practice'] as const
export type TableName = (typeof TABLE_NAMES)[number]

/** What a player does in a tab. */
type PlayerStep = { tab: TabName } & (
  | { kind: 'go'; table: TableName; byLoad: boolean }
  | { kind: 'bet'; isTwice: boolean }
  | { kind: 'move'; isTwice: boolean }
  | { kind: 'deposit'; isPaid: boolean }
  | { kind: 'withdraw' | 'setLimit' | 'takeBreak' | 'logOut' | 'logIn' }
)

/** What happens to a tab. */
type TabFault = { tab: TabName } & {
  kind: 'reload' | 'close' | 'crashTab' | 'freeze' | 'leaveAndReturn' | 'killWorker'
}

/** What happens to a player's browser; `first` stands for both tabs of that player. */
type BrowserFault = { tab: 'first' | 'rival' } & (
  | { kind: 'cutNetwork' | 'restoreNetwork' | 'fillStorage' | 'freeStorage' }
  | { kind: 'clearStorage'; withCookies: boolean }
  | { kind: 'expireToken' }
)

/** What happens to the operator. */
type OperatorFault =
  | { kind: 'killOperator' | 'startOperator' | 'cutApi' | 'halfOpen' | 'healOperator' | 'dropSockets' | 'deploy' }
  | { kind: 'delay'; ms: number }
  | { kind: 'loseReplies' | 'repeatFrames'; times: number }
  | { kind: 'skewClock'; ms: number }

export type ChaosStep = PlayerStep | TabFault | BrowserFault | OperatorFault | { kind: 'pause'; ms: number }

const MINUTE_MS = 60_000

/** How often each kind of step is drawn, out of their sum. */
const WEIGHTS: readonly (readonly [number, (random: Random) => ChaosStep])[] = [
  [14, (r) => ({ kind: 'go', tab: r.pick(TABS), table: r.pick(TABLE_NAMES), byLoad: r.isTrue(0.3) })],
  [30, (r) => ({ kind: 'bet', tab: r.pick(TABS), isTwice: r.isTrue(0.4) })],
  [10, (r) => ({ kind: 'move', tab: r.pick(TABS), isTwice: r.isTrue(0.3) })],
  [3, (r) => ({ kind: 'deposit', tab: r.pick(TABS), isPaid: r.isTrue(0.6) })],
  [2, (r) => ({ kind: 'withdraw', tab: r.pick(TABS) })],
  [2, (r) => ({ kind: 'setLimit', tab: r.pick(TABS) })],
  [0.4, (r) => ({ kind: 'takeBreak', tab: r.pick(TABS) })],
  [1.2, (r) => ({ kind: 'logOut', tab: r.pick(TABS) })],
  [2, (r) => ({ kind: 'logIn', tab: r.pick(TABS) })],
  [3, (r) => ({ kind: 'reload', tab: r.pick(TABS) })],
  [2, (r) => ({ kind: 'close', tab: r.pick(TABS) })],
  [1, (r) => ({ kind: 'crashTab', tab: r.pick(TABS) })],
  [1.5, (r) => ({ kind: 'freeze', tab: r.pick(TABS) })],
  [1.5, (r) => ({ kind: 'leaveAndReturn', tab: r.pick(TABS) })],
  [2, (r) => ({ kind: 'killWorker', tab: r.pick(TABS) })],
  [4, (r) => ({ kind: 'cutNetwork', tab: r.pick(['first', 'rival']) })],
  [6, (r) => ({ kind: 'restoreNetwork', tab: r.pick(['first', 'rival']) })],
  [1, (r) => ({ kind: 'fillStorage', tab: r.pick(['first', 'rival']) })],
  [1, (r) => ({ kind: 'freeStorage', tab: r.pick(['first', 'rival']) })],
  [1, (r) => ({ kind: 'clearStorage', tab: r.pick(['first', 'rival']), withCookies: r.isTrue(0.3) })],
  [2, (r) => ({ kind: 'expireToken', tab: r.pick(['first', 'rival']) })],
  [2, () => ({ kind: 'killOperator' })],
  [4, () => ({ kind: 'startOperator' })],
  [2, () => ({ kind: 'cutApi' })],
  [2, () => ({ kind: 'halfOpen' })],
  [5, () => ({ kind: 'healOperator' })],
  [2, () => ({ kind: 'dropSockets' })],
  [1, () => ({ kind: 'deploy' })],
  [3, (r) => ({ kind: 'delay', ms: 200 + r.below(3_000) })],
  [4, (r) => ({ kind: 'loseReplies', times: 1 + r.below(3) })],
  [2, (r) => ({ kind: 'repeatFrames', times: 1 + r.below(4) })],
  [1, (r) => ({ kind: 'skewClock', ms: r.pick([-2_880, -5, 5, 2_880]) * MINUTE_MS })],
  [6, (r) => ({ kind: 'pause', ms: 100 + r.below(1_500) })],
]
const WEIGHT_SUM = WEIGHTS.reduce((sum, [weight]) => sum + weight, 0)

/** The steps of a seed, the same at each call. Each tab begins at a table. */
export function makePlan(seed: number, length: number): ChaosStep[] {
  const random = createRandom(seed)
  const starts = TABS.map((tab): ChaosStep => ({ kind: 'go', tab, table: random.pick(TABLE_NAMES), byLoad: true }))
  return [...starts, ...Array.from({ length: Math.max(0, length - starts.length) }, () => drawStep(random))]
}

function drawStep(random: Random): ChaosStep {
  let at = random.next() * WEIGHT_SUM
  for (const [weight, make] of WEIGHTS) {
    at -= weight
    if (at < 0) return make(random)
  }
  return { kind: 'pause', ms: 100 }
}

/** A step as one line: "bet tab=first isTwice=true". */
export function printStep({ kind, ...rest }: ChaosStep): string {
  return [kind, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(' ')
}
