import type { Bearer } from '../http/client.ts'
import type { ServerFrame } from '#endpoints/socket.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { checkHealth } from '../connection/health-check.ts'
import { onPayoutEvent, loadOpenInvoices, applyInvoiceStatus } from '../money/index.ts'
import { log } from '../core/page.ts'
import { applyBalance } from '../profile/index.ts'
import { liveQuery } from 'dexie'
import { waitUnlessAborted } from '../jobs/schedule.ts'
import { REALTIME_FLUSH_MS } from '#domain/settings/constants.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { invoiceStatus } from '#domain/money/invoice-status.ts'
import { startFallback } from './fallback.ts'
import { startSocket } from './socket.ts'
import { TOPIC_FAMILIES } from './families.ts'
import { createTopics } from './topics.ts'
import type { Watches } from './watches.ts'

type FrameByType<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>
type BalanceFrame = FrameByType<'balance'>

/** A latency is written again when it has changed by at least this much, ms. */
const LATENCY_STEP_MS = 50

type SocketState = 'connecting' | 'open' | 'closed'
type Parts = {
  watches: Watches
  renew: (stale: Bearer) => Promise<unknown>
  signal: AbortSignal
}

/**
 * Runs the socket in the leader tab until the signal aborts: while a player is logged in, or a topic is on screen in
 * any tab. A log-in or logout changes what the operator may send, not the connection. The newest balance of each
 * currency is written to the wallet, at most ten times a second.
 */
export function startRealtime(context: Context, { watches, renew, signal }: Parts): void {
  const { db, session, clock, page, connection } = context
  const malformed = new Map<string, number>()
  let wake: () => void = () => undefined
  let loginId: string | null = null
  let latencyMs: number | null = null
  let state: SocketState = 'closed'
  let wasOpen = false
  let isCut = false

  function onMalformed(what: string): void {
    const times = (malformed.get(what) ?? 0) + 1
    malformed.set(what, times)
    if (times === 1) log('message does not fit', what)
  }

  function saveState(next: SocketState): void {
    state = next
    const isOpen = next === 'open'
    const row = {
      id: 'realtime' as const,
      state: next,
      latencyMs: isOpen ? latencyMs : null,
      fallback: fallback.current(),
    }
    void db.facts.put(row).catch(() => undefined)
  }

  const isWanted = (): boolean => loginId !== null || watches.wanted().size > 0
  const balances = createBalances(context)
  const socket = startSocket({
    address: page.hosts.socket,
    async ready() {
      // A cut socket may be the first sign that the operator is unreachable, so check before reconnecting. One that has
      // not opened is none: the operator may have no socket.
      if (isCut) await checkHealth(context).catch(() => undefined)
      isCut = false
      const wasUnreachable = !connection.reachable
      await connection.untilOnline(signal)
      while (!isWanted() && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve
          signal.addEventListener('abort', () => resolve(), { once: true })
        })
      }
      return wasUnreachable
    },
    async rest(ms) {
      const back = new AbortController()
      const forget = connection.onOnline(() => back.abort())
      await waitUnlessAborted(ms, AbortSignal.any([signal, back.signal]))
      forget()
      return back.signal.aborted
    },
    token: async () => (await session.current())?.token ?? null,
    isLively: () => watches.wanted().size > 0,
    async onRejected(token) {
      const authSession = await session.current()
      if (authSession?.token === token) await renew({ ...authSession, token })
    },
    onFrame,
    onPong(serverMs, sentAt) {
      const now = performance.now()
      clock.syncExactly(serverMs, sentAt, now)
      const trip = Math.max(0, now - sentAt)
      if (latencyMs !== null && Math.abs(trip - latencyMs) < LATENCY_STEP_MS) return
      latencyMs = trip
      saveState('open')
    },
    onMalformed,
    onState(next) {
      if (next === 'open') {
        wasOpen = true
        fallback.end()
        topics.onOpen()
      }
      if (next === 'closed') {
        isCut = wasOpen && isWanted()
        wasOpen = false
        latencyMs = null
        topics.onClosed()
      }
      saveState(next)
    },
    signal,
  })
  const topics = createTopics({ context, families: TOPIC_FAMILIES, send: socket.send, onMalformed })
  const fallback = startFallback({
    context,
    topics,
    isMissing: () => state !== 'open' && isWanted() && connection.reachable,
    onChange: () => saveState(state),
    signal,
  })

  function onFrame(frame: ServerFrame): void {
    if (frame.type === 'topic') topics.onSnapshot(frame)
    else if (frame.type === 'event') topics.onEvent(frame)
    else if (frame.type === 'welcome' || frame.type === 'authenticated') {
      if (frame.user === null) return
      socket.send({ type: 'snapshot' })
      void refreshSportBets(context).catch(() => undefined)
    } else if (frame.type === 'balance') balances.take(frame)
    else if (frame.type === 'invoice') void onInvoiceEvent(context, frame).catch(() => undefined)
    else if (frame.type === 'payout') void onPayoutEvent(context, frame).catch(() => undefined)
    else if (frame.type === 'liveBet') void onLiveBetEvent(context, frame, onMalformed).catch(() => undefined)
    else if (frame.type === 'sportBet') void onSportBetEvent(context, frame, onMalformed).catch(() => undefined)
    else if (frame.type === 'bonus') void onBonusEvent(context, frame).catch(() => undefined)
    else if (frame.type === 'protection') void onProtectionEvent(context, frame, onMalformed).catch(() => undefined)
    else if (frame.type === 'tournament') void applyTournament(context, frame, onMalformed).catch(() => undefined)
  }

  function onWanted(): void {
    topics.setWanted(watches.wanted())
    socket.beat()
    if (isWanted()) wake()
    else socket.drop()
  }

  const players = liveQuery(() => session.current()).subscribe((authSession) => {
    const next = authSession?.loginId ?? null
    if (next === loginId) return
    loginId = next
    void socket.authenticate()
    onWanted()
  })
  const ends = [watches.onChange(onWanted), () => players.unsubscribe(), balances.stop, topics.stop]
  signal.addEventListener('abort', () => ends.forEach((end) => end()))
  onWanted()
}

/** Collects balance frames and writes the newest one of each currency, at most ten times a second. */
function createBalances({ db, session, clock }: Context) {
  const waiting = new Map<Currency, BalanceFrame>()
  let flushing: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    flushing = undefined
    const frames = [...waiting.values()]
    waiting.clear()
    const authSession = await session.current()
    const playerFrames = frames.filter(({ user }) => user === authSession?.playerId)
    if (!authSession || playerFrames.length === 0) return
    await session
      .write(authSession, async () => {
        for (const frame of playerFrames) await applyBalance(db, toBalance(frame), clock.now())
      })
      // The player has logged out meanwhile: drop the frames.
      .catch(() => undefined)
  }

  return {
    take(frame: BalanceFrame): void {
      const known = waiting.get(frame.currency)
      if (!known || frame.balance_version >= known.balance_version) waiting.set(frame.currency, frame)
      flushing ??= setTimeout(() => runInBackground(flush()), REALTIME_FLUSH_MS)
    },
    stop: () => clearTimeout(flushing),
  }
}

function toBalance({ user, currency, balance, balance_version: version, ...parts }: BalanceFrame) {
  const { bonus, bonus_balance: bonusBalance, total_balance: totalBalance } = parts
  const hasParts = bonus !== undefined && bonusBalance !== undefined && totalBalance !== undefined
  return {
    playerId: user,
    currency,
    balance,
    version,
    parts: hasParts ? { bonus, bonusBalance, totalBalance } : undefined,
  }
}

/** An open invoice that is not stored here was created on another device, so fetch the open invoices. */
async function onInvoiceEvent(context: Context, { id, status }: FrameByType<'invoice'>): Promise<void> {
  const known = await applyInvoiceStatus(context, id, { status })
  if (known === null && isInvoiceOpen(invoiceStatus(status))) await loadOpenInvoices(context)
}

/** Lazy chunk of bonuses, loaded with the first frame about a bonus. */
async function onBonusEvent(context: Context, frame: FrameByType<'bonus'>): Promise<void> {
  const { applyBonusStep } = await import('../bonuses/index.ts')
  await applyBonusStep(context, frame)
}

/**
 * The operator does not repeat frames about bets that were settled while no socket was open, so fetch the open bets.
 * Without a stored bet the chunk is not loaded.
 */
async function refreshSportBets(context: Context): Promise<void> {
  if ((await context.db.sportBets.count()) === 0) return
  const { refreshOpenSportBets } = await import('../betting/index.ts')
  await refreshOpenSportBets(context)
}

/** Lazy chunk of betting, loaded with the first frame about a bet. */
async function onSportBetEvent(
  context: Context,
  { user, bet }: FrameByType<'sportBet'>,
  onMalformed: (what: string) => void,
): Promise<void> {
  const { upsertSportBet } = await import('../betting/index.ts')
  if (!(await upsertSportBet(context, user, bet))) onMalformed('sport bet')
}

/** Lazy chunk of the games, loaded with the first frame about a bet. */
async function onLiveBetEvent(
  context: Context,
  { user, game, bet }: FrameByType<'liveBet'>,
  onMalformed: (what: string) => void,
): Promise<void> {
  const { upsertSharedBet } = await import('../games/index.ts')
  if (!(await upsertSharedBet(context, user, game, bet))) onMalformed(`${game} bet`)
}

/** Lazy chunk of player protection, loaded with the first player. */
async function onProtectionEvent(
  context: Context,
  { user, state }: FrameByType<'protection'>,
  onMalformed: (what: string) => void,
): Promise<void> {
  const { applyProtectionFrame } = await import('../protection/index.ts')
  if (!(await applyProtectionFrame(context, user, state))) onMalformed('protection')
}

/** Lazy chunk of tournaments, loaded with the first frame about an entry. */
async function applyTournament(
  context: Context,
  { user, entry }: FrameByType<'tournament'>,
  onMalformed: (what: string) => void,
): Promise<void> {
  const { applyEntryFrame } = await import('../tournaments/index.ts')
  if (!(await applyEntryFrame(context, user, entry))) onMalformed('tournament entry')
}
