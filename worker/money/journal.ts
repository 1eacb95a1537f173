import type { EndpointBody, Endpoint, EndpointReply } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'
import { moveIntents } from '#db/move-intents.ts'
import type { IntentRow, WalletRow } from '#db/rows.ts'
import { type AppError, type ErrorCode, CommandError } from '#domain/calls/result.ts'
import { toAppError } from '../core/command.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { isSince } from '#domain/protection/used-since.ts'
import { isFinalState, isUnsettled } from '#domain/money/intent-transitions.ts'
import { UNSETTLED_STATES } from '#domain/money/intent-state.ts'
import { requestLock } from '#domain/browser/locks.ts'
import type { Minor } from '#domain/money/money.ts'
import { findShownChange, type Shown } from '#domain/money/shown.ts'
import { isTransient } from '#domain/calls/transient-error.ts'
import type { PlayerSession } from '../auth/auth-session.ts'

/** A kind of money intent: how it is sent, how its outcome is looked up by key, and how the outcome is written. */
export type IntentKind<Send extends Endpoint = Endpoint, Look extends Endpoint = Endpoint> = {
  kind: IntentRow['kind']
  send: Send
  /** `GET <same path>/<key>`, whose reply is that of `send`. */
  look: Look
  /**
   * The operator's own code, with status 404, for a key that it does not know. Any other 404 says nothing about the
   * money.
   */
  unknownKeyCode: string
  /** Writes the outcome inside the journal's transaction and returns its id. */
  apply(authSession: PlayerSession, reply: EndpointReply<Send>, intent: IntentRow): Promise<Applied>
}

/** The outcome's id and the intent's new state: `accepted` while the round goes on, `settled` when it is final. */
export type Applied = { outcome: string; state: 'accepted' | 'settled' }

/**
 * Returns the kind's functions by name, so that an intent of an earlier session can be settled without opening its
 * game.
 */
export type IntentKinds = (kind: IntentRow['kind']) => Promise<IntentKind>

/**
 * What the journal stores of an intent besides its kind and subject. The body is not stored, because it is never sent
 * again; a bet or a step stores what its round is checked against.
 */
type Order = { amount: Minor; currency: Currency } & Pick<IntentRow, 'committed' | 'step'>

/** One intent to send: its idempotency key, the player, the request body, and what the journal stores of it. */
export type SendOrder<Send extends Endpoint> = {
  key: string
  player: PlayerSession
  kind: IntentKind<Send>
  /** What the intent is about, such as the payment method: only one intent for each kind and subject can be open. */
  subject: string
  body: EndpointBody<Send>
  order: Order
}

/** Widens the type of a kind, so that different kinds fit one list. */
export function anyKind<Send extends Endpoint, Look extends Endpoint>(kind: IntentKind<Send, Look>): IntentKind {
  // Safe: `settleWith` passes each kind only replies of its own endpoints.
  return kind as unknown as IntentKind
}

/**
 * A request whose connection was cut can still reach the operator. "Unknown key" counts as a final answer only this
 * long after sending.
 */
const DENIAL_COUNTS_AFTER_MS = 5_000

const TOO_MANY_REQUESTS = 429

/** How long an intent with a known outcome stays stored: 30 days. */
const STORED_MS = 30 * 86_400_000
/** How many of them stay stored: autoplay places thousands in a day. */
const STORED_AT_MOST = 1_000

/**
 * The journal of money intents: the intent is written first, then sent once. If the reply is lost, the intent becomes
 * `unknown`: any tab then looks up its outcome by key, and it is never sent again.
 */
export function createJournal(context: Context, kinds: IntentKinds) {
  const { db, call, session } = context
  /** The wallet after the last outcome that was written here. */
  let localWallet: { playerId: string; currency: Currency | null; balance: Minor | null } | null = null

  /** Writes the intent; throws `pending` if one of the same kind and subject is still open. */
  async function begin(authSession: PlayerSession, intent: IntentRow): Promise<void> {
    await session.write(authSession, async () => {
      const open = await unsettled(authSession.playerId)
      if (open.some(({ kind, subject }) => kind === intent.kind && subject === intent.subject)) {
        throw new CommandError({ code: 'pending', retry: true })
      }
      // A key is used once: the same order is not sent a second time.
      if (await db.intents.get(intent.key)) throw new CommandError({ code: 'pending', retry: false })
      await db.intents.add(intent)
    })
  }

  function unsettled(playerId: string): Promise<IntentRow[]> {
    return db.intents
      .where('[playerId+state]')
      .anyOf(UNSETTLED_STATES.map((state) => [playerId, state]))
      .toArray()
  }

  /** Writes the outcome of an intent and returns its id. */
  async function settleWith(
    authSession: PlayerSession,
    kind: IntentKind,
    intent: IntentRow,
    reply: unknown,
  ): Promise<string> {
    return session.write(authSession, async () => {
      // Another tab may have settled it meanwhile: a settled intent is not changed.
      const current = await db.intents.get(intent.key)
      if (!current || !isUnsettled(current)) return current?.outcome ?? ''
      // `reply` was parsed by the reply schema of `kind.send` or of `kind.look`, which is the same.
      const applied = await kind.apply(authSession, reply as never, intent)
      await moveIntents(db, [intent.key], applied.state, { outcome: applied.outcome, error: null })
      localWallet = (await db.wallets.get(authSession.playerId)) ?? null
      return applied.outcome
    })
  }

  /** Looks up the outcome of one intent. True when it is known now. */
  async function ask(authSession: PlayerSession, intent: IntentRow): Promise<boolean> {
    try {
      const kind = await kinds(intent.kind)
      const reply = await call(kind.look, { params: { key: intent.key }, authSession })
      await settleWith(authSession, kind, intent, reply)
      return true
    } catch (error) {
      const known = toAppError(error)
      const denied =
        known.status === 404 && known.reason === (await kinds(intent.kind)).unknownKeyCode && isOld(intent.createdAt)
      if (denied) await deny(authSession, intent, known.code)
      else await leaveOpen(intent.key, known.code)
      return denied
    }
  }

  /**
   * Whether a request sent at that time can no longer be on its way. A timestamp in the future comes from a device
   * clock that has been corrected since, and counts as old.
   */
  function isOld(sentAt: number): boolean {
    const age = context.clock.now() - sentAt
    return age > DENIAL_COUNTS_AFTER_MS || age < 0
  }

  /** Marks the intent `unknown`. On a full disk even that write fails, and the intent stays `sent`. */
  async function leaveOpen(key: string, error: ErrorCode): Promise<void> {
    await moveIntents(db, [key], 'replyLost', { error }).catch(() => undefined)
  }

  /** The operator never received the intent: a notice says that it moved no money. */
  async function deny(authSession: PlayerSession, { key, kind }: IntentRow, code: ErrorCode): Promise<void> {
    await session.write(authSession, async () => {
      if ((await moveIntents(db, [key], 'rejected', { error: code })) === 0) return
      await db.notices.add({ playerId: authSession.playerId, at: context.clock.now(), kind: 'notTaken', intent: kind })
    })
  }

  return {
    /**
     * Throws `CommandError` `conflict` with reason `currency.changed` or `balance.changed` if the wallet differs from
     * what the player saw beside the button: has another currency or less money. A change by this tab's own bets and
     * payments is no difference.
     */
    assertShown({ playerId, currency, balance }: WalletRow, shown: Shown): void {
      const localBalance =
        localWallet?.playerId === playerId && localWallet.currency === currency ? localWallet.balance : null
      const change = currency && findShownChange(shown, { currency, balance }, localBalance)
      if (change) throw new CommandError({ code: 'conflict', reason: change, retry: true })
    },

    /**
     * Deletes intents that were settled or rejected more than 30 days ago, and of newer ones all but the newest 1,000,
     * except what the figures of limits may not have yet. Throws `CommandError`.
     */
    async prune(): Promise<void> {
      const { playerId } = await session.player()
      const before = context.clock.now() - STORED_MS
      const over = await db.intents
        .where({ playerId })
        .and(({ state }) => isFinalState(state))
        .toArray()
      const figures = await db.protection.get(playerId)
      const newest = over.toSorted((one, other) => other.createdAt - one.createdAt)
      const isCounted = (intent: IntentRow) => figures !== undefined && isSince(intent, figures)
      const old = newest.filter(
        (intent, at) => intent.createdAt < before || (at >= STORED_AT_MOST && !isCounted(intent)),
      )
      await db.intents.bulkDelete(old.map(({ key }) => key))
    },

    /**
     * Sends an intent once and returns the id of its outcome, which is written by then. Throws `CommandError`: the
     * operator's rejection, `pending` when one of this kind and subject is open, `offline`, or any code with reason
     * `unknown` when the reply was lost (the journal then looks up the outcome).
     */
    async send<Send extends Endpoint>({
      key,
      player: authSession,
      kind,
      subject,
      body,
      order,
    }: SendOrder<Send>): Promise<string> {
      const intent: IntentRow = {
        key,
        playerId: authSession.playerId,
        kind: kind.kind,
        subject,
        ...order,
        state: 'sent',
        error: null,
        outcome: null,
        createdAt: context.clock.now(),
      }
      if (!context.connection.reachable) throw new CommandError({ code: 'offline', retry: true })
      return requestLock(getLockName(key), async () => {
        await begin(authSession, intent)
        try {
          return await settleWith(authSession, anyKind(kind), intent, await call(kind.send, { body, key, authSession }))
        } catch (error) {
          const known = toAppError(error)
          if (!isRejection(known)) {
            await leaveOpen(key, known.code)
            throw new CommandError({ ...known, reason: 'unknown' })
          }
          await moveIntents(db, [key], 'rejected', { error: known.code })
          throw new CommandError(known)
        }
      })
    },

    /**
     * Looks up the outcome of every open intent, except those that an open tab is still sending. Returns how many stay
     * open.
     */
    async settle(only?: IntentRow['kind']): Promise<number> {
      const authSession = await session.player()
      let open = 0
      for (const intent of await unsettled(authSession.playerId)) {
        if (only !== undefined && intent.kind !== only) continue
        const askOnce = async (isGranted: boolean): Promise<boolean> => {
          if (!isGranted) return false
          // While this call waited for the lock, another tab may have settled the intent.
          const current = await db.intents.get(intent.key)
          return current && isUnsettled(current) ? ask(authSession, current) : true
        }
        const known = await requestLock(getLockName(intent.key), askOnce, { ifAvailable: true })
        if (!known) open += 1
      }
      return open
    },
  }
}

export type Journal = ReturnType<typeof createJournal>

/**
 * Whether the operator rejected the request, so that no money has moved; 429 counts too. After any other error, such as
 * a full disk while the outcome is written, it is not known whether the money has moved.
 */
function isRejection(error: AppError): boolean {
  const { status = 0 } = error
  return status === TOO_MANY_REQUESTS || (status >= 400 && status < 500 && !isTransient(error))
}

function getLockName(key: string): string {
  return `intent:${key}`
}
