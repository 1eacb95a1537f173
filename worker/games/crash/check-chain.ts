import { getCrashChain } from '#endpoints/crash.ts'
import { runInBackground } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { ChainCheckState, CrashChainState } from '#db/shared-round-rows.ts'
import { waitUnlessAborted } from '../../jobs/schedule.ts'
import { CommandError } from '#domain/calls/result.ts'
import { walkChain } from '#domain/fairness/crash-chain.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'

/** Games walked in one slice, some 20 ms, before other commands of the worker run. */
const SLICE_GAMES = 5_000
/** How often progress is written, ms. */
const PROGRESS_EVERY_MS = 200
/** A completed walk stores a hash as a mark every so many games. */
const MARK_EVERY_GAMES = 10_000
const HASH = /^[0-9a-f]{64}$/

export type ChainCheckOrder = { game: number; hash: string }

let running = new AbortController()

/** Fetches the published chain; marks of earlier walks stay if the chain is the same. Throws `CommandError`. */
export async function loadChain({ db, call }: Context): Promise<void> {
  const reply = await call(getCrashChain, {})
  const known = await db.facts.get('crashChain')
  const isSame = known?.id === 'crashChain' && known.terminatingHash === reply.terminating_hash
  const { salt, games } = reply
  const marks = isSame ? known.marks : []
  await db.facts.put({ id: 'crashChain', terminatingHash: reply.terminating_hash, salt, games, marks })
}

/** Cancels the running check, also one of another tab; its state is `cancelled` by then. */
export async function cancelChainCheck({ db }: Context): Promise<void> {
  running.abort()
  await db.transaction('rw', db.facts, async () => {
    const check = await db.facts.get('chainCheck')
    if (check?.id === 'chainCheck' && check.state === 'walking') await db.facts.put({ ...check, state: 'cancelled' })
  })
}

/** Marks a running check as `cancelled` if its tab was closed: now, or when that tab closes before the end. */
export async function refreshChainCheck({ db }: Context): Promise<void> {
  const check = await db.facts.get('chainCheck')
  if (check?.id !== 'chainCheck' || check.state !== 'walking') return
  const lock = toLock(check.walk)
  const end = () => db.transaction('rw', db.facts, () => saveCheck(db, { ...check, state: 'cancelled' }))
  const isGone = await requestLock(lock, (isGranted) => (isGranted ? end() : false), { ifAvailable: true })
  if (!isGone) runInBackground(requestLock(lock, end, { isPatient: true }))
}

/** The lock that the worker holds during its walk. */
function toLock(walk: string): string {
  return `chain-check:${walk}`
}

/**
 * Walks from a game's hash back to the published end, or to a mark of an earlier walk. The result is in app state
 * `chainCheck`. Throws `CommandError`: `validation` for a malformed hash or a game number outside the chain,
 * `unavailable` if the chain was never fetched.
 */
export async function checkChain({ db }: Context, order: ChainCheckOrder): Promise<void> {
  const chain = await db.facts.get('crashChain')
  if (chain?.id !== 'crashChain') throw new CommandError({ code: 'unavailable', retry: true })
  const { game } = order
  const hash = cleanTyped(order.hash).toLowerCase()
  const isGame = Number.isInteger(game) && game >= 1 && game <= chain.games
  if (!HASH.test(hash) || !isGame) {
    const fields = { ...(!HASH.test(hash) && { hash: ['wrong'] }), ...(!isGame && { game: ['wrong'] }) }
    throw new CommandError({ code: 'validation', fields, retry: false })
  }
  running.abort()
  const { signal } = (running = new AbortController())
  const walk = crypto.randomUUID()
  await requestLock(toLock(walk), () => walkToEnd(db, chain, { walk, game, hash }, signal))
}

async function walkToEnd(
  db: MyDatabase,
  chain: CrashChainState,
  { walk, game, hash }: ChainCheckOrder & { walk: string },
  signal: AbortSignal,
): Promise<void> {
  const end = nearestMark(chain, game)
  const check: ChainCheckState = {
    id: 'chainCheck',
    walk,
    game,
    hash,
    walked: 0,
    steps: game - end.game,
    state: 'walking',
  }
  await db.facts.put(check)
  const found = [{ game, hash }]
  let at = { game, hash }
  let writtenAt = performance.now()
  while (at.game > end.game) {
    const steps = Math.min(SLICE_GAMES, at.game - end.game, at.game % MARK_EVERY_GAMES || MARK_EVERY_GAMES)
    at = { game: at.game - steps, hash: walkChain(at.hash, steps) }
    if (at.game % MARK_EVERY_GAMES === 0 && at.game > 0) found.push(at)
    await waitUnlessAborted(0, signal)
    // The caller that cancelled the walk has written its state.
    if (signal.aborted) return
    if (performance.now() - writtenAt < PROGRESS_EVERY_MS) continue
    writtenAt = performance.now()
    const progress = { ...check, walked: game - at.game }
    if (!(await db.transaction('rw', db.facts, () => saveCheck(db, progress)))) return
  }
  const agrees = at.hash === end.hash
  await db.transaction('rw', db.facts, async () => {
    const goesOn = await saveCheck(db, { ...check, walked: check.steps, state: agrees ? 'agrees' : 'differs' })
    if (agrees && goesOn) await db.facts.put({ ...chain, marks: withMarks(chain.marks, found) })
  })
}

/** Writes a walk's state, unless it was cancelled or another walk has replaced it. Returns whether the walk goes on. */
async function saveCheck(db: MyDatabase, check: ChainCheckState): Promise<boolean> {
  const now = await db.facts.get('chainCheck')
  const goesOn = now?.id === 'chainCheck' && now.state === 'walking' && now.walk === check.walk
  if (goesOn) await db.facts.put(check)
  return goesOn
}

/** The nearest earlier game whose hash is known to lead to the end of the chain; the end itself is game 0. */
function nearestMark({ terminatingHash, marks }: CrashChainState, game: number): { game: number; hash: string } {
  const before = marks.filter((mark) => mark.game < game).toSorted((one, other) => other.game - one.game)
  return before[0] ?? { game: 0, hash: terminatingHash }
}

function withMarks(known: readonly { game: number; hash: string }[], found: readonly { game: number; hash: string }[]) {
  const marks = new Map([...known, ...found].map((mark) => [mark.game, mark]))
  return [...marks.values()].filter(({ game }) => game % MARK_EVERY_GAMES === 0)
}
