import type { BodyOf, Endpoint, ReplyOf } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'
import type { IntentRow } from '../db/rows.ts'
import { type AppError, type ErrorCode, CommandError } from '../core/result.ts'
import { toAppError } from '../core/command.ts'
import type { Currency } from '../domain/money/currencies.ts'
import { requestLock } from '../domain/protocol/locks.ts'
import type { Minor } from '../domain/money/money.ts'
import { isTransient } from '../domain/protocol/transient.ts'
import type { AuthSession } from '../auth/auth-session.ts'

/** A kind of intent that moves money: how it is sent, how its outcome is asked for by key, how it is written. */
export type IntentKind<Send extends Endpoint = Endpoint, Look extends Endpoint = Endpoint> = {
  kind: IntentRow['kind']
  send: Send
  /** `GET <same path>/<key>`, which answers as `send` does. */
  look: Look
  /** The operator's own code for a key it has never heard of, with 404. Any other 404 says nothing about the money. */
  unheardOf: string
  /** Writes the outcome inside the journal's transaction and tells where it is. */
  apply(holder: AuthSession & { playerId: string }, reply: ReplyOf<Send>, intent: IntentRow): Promise<Applied>
}

/** The outcome's id, and whether it is the last word: `accepted` while a round goes on. */
export type Applied = { outcome: string; state: 'accepted' | 'settled' }

/** How to come by each kind, so that an intent that an earlier session left can be settled without its game. */
export type IntentKinds = (kind: IntentRow['kind']) => Promise<IntentKind>

/**
 * What of an intent is kept beside its kind and subject; not its body, which is never sent again, but of a bet or a step
 * what its round is held to.
 */
type Order = { amount: Minor; currency: Currency } & Pick<IntentRow, 'committed' | 'step'>

/** One intent to send: its idempotency key, whose it is, what is sent, and what is kept of it. */
export type SendOrder<Send extends Endpoint> = {
  key: string
  player: AuthSession & { playerId: string }
  kind: IntentKind<Send>
  /** What it is about beside its kind: one at a time for each. */
  subject: string
  body: BodyOf<Send>
  order: Order
}

/** A kind among others of its sort. */
export function anyKind<Send extends Endpoint, Look extends Endpoint>(kind: IntentKind<Send, Look>): IntentKind {
  // Each kind is only ever given replies of its own endpoints (see settleWith).
  return kind as unknown as IntentKind
}

/**
 * An operator that has not heard of a key may still hear of it: a request that was cut can arrive late. Only a
 * denial this long after the sending is believed.
 */
const DENIAL_COUNTS_AFTER_MS = 5_000

const TOO_MANY_REQUESTS = 429

/** How long an intent is kept whose outcome is known. */
const KEPT_MS = 30 * 86_400_000

/**
 * The journal of money intents (decisions "Money"): the intent is written, then sent once. A lost reply makes it
 * unknown; its outcome is asked for by key, by whichever tab is there, and it is never sent again.
 */
export function createJournal(context: Context, kinds: IntentKinds) {
  const { db, call, session } = context

  /** Writes the intent unless one of the same kind and subject is still open. */
  async function begin(holder: AuthSession & { playerId: string }, intent: IntentRow): Promise<void> {
    await session.write(holder, async () => {
      const open = await unsettled(holder.playerId)
      if (open.some(({ kind, subject }) => kind === intent.kind && subject === intent.subject)) {
        throw new CommandError({ code: 'pending', retry: true })
      }
      // A key is used once: an order that comes a second time is not sent again.
      if (await db.intents.get(intent.key)) throw new CommandError({ code: 'pending', retry: false })
      await db.intents.add(intent)
    })
  }

  function unsettled(playerId: string): Promise<IntentRow[]> {
    return db.intents
      .where('[playerId+state]')
      .anyOf([
        [playerId, 'sent'],
        [playerId, 'unknown'],
      ])
      .toArray()
  }

  /** Writes the outcome of an intent and gives its id. */
  async function settleWith(
    holder: AuthSession & { playerId: string },
    kind: IntentKind,
    intent: IntentRow,
    reply: unknown,
  ): Promise<string> {
    return session.write(holder, async () => {
      // Another tab may have been told meanwhile; what is settled stays as it is.
      const current = await db.intents.get(intent.key)
      if (!current || !isOpen(current)) return current?.outcome ?? ''
      // `reply` went through kind.send's own reply schema, or kind.look's, which is the same.
      const applied = await kind.apply(holder, reply as never, intent)
      await db.intents.update(intent.key, { ...applied, error: null })
      return applied.outcome
    })
  }

  /** Asks for the outcome of one intent. True when it is known now. */
  async function ask(holder: AuthSession & { playerId: string }, intent: IntentRow): Promise<boolean> {
    try {
      const kind = await kinds(intent.kind)
      const reply = await call(kind.look, { params: { key: intent.key }, holder })
      await settleWith(holder, kind, intent, reply)
      return true
    } catch (error) {
      const known = toAppError(error)
      const denied =
        known.status === 404 && known.reason === (await kinds(intent.kind)).unheardOf && isOld(intent.createdAt)
      if (denied) await deny(holder, intent, known.code)
      else await leaveOpen(intent.key, known.code)
      return denied
    }
  }

  /** Whether a request sent then cannot be on its way any more. A moment ahead of now was read from a clock set since. */
  function isOld(sentAt: number): boolean {
    const age = context.clock.now() - sentAt
    return age > DENIAL_COUNTS_AFTER_MS || age < 0
  }

  /** The outcome is not known; a disk that is full does not even take that down, and the intent stays `sent`. */
  async function leaveOpen(key: string, error: ErrorCode): Promise<void> {
    const open = db.intents.where({ key }).and(isOpen)
    await open.modify({ state: 'unknown', error }).catch(() => undefined)
  }

  /** The operator never got it: the player is told that nothing was taken. */
  async function deny(
    holder: AuthSession & { playerId: string },
    { key, kind }: IntentRow,
    code: ErrorCode,
  ): Promise<void> {
    await session.write(holder, async () => {
      const denied = await db.intents.where({ key }).and(isOpen).modify({ state: 'refused', error: code })
      if (denied === 0) return
      await db.notices.add({ playerId: holder.playerId, at: context.clock.now(), kind: 'notTaken', intent: kind })
    })
  }

  return {
    /** Lets go of what was settled or refused long ago. */
    async prune(): Promise<void> {
      const { playerId } = await session.player()
      const before = context.clock.now() - KEPT_MS
      await db.intents
        .where({ playerId })
        .and((intent) => !isOpen(intent) && intent.state !== 'accepted' && intent.createdAt < before)
        .delete()
    },

    /**
     * Sends an intent once and gives the id of its outcome, which is written by then. Throws `CommandError`: the operator's
     * rejection, `pending` when one of this kind and subject is open, or with reason `unknown` when the reply was lost
     * (the journal then asks for the outcome).
     */
    async send<Send extends Endpoint>({
      key,
      player: holder,
      kind,
      subject,
      body,
      order,
    }: SendOrder<Send>): Promise<string> {
      const intent: IntentRow = {
        key,
        playerId: holder.playerId,
        kind: kind.kind,
        subject,
        ...order,
        state: 'sent',
        error: null,
        outcome: null,
        createdAt: context.clock.now(),
      }
      if (!context.connection.reachable) throw new CommandError({ code: 'offline', retry: true })
      return requestLock(lockOf(key), async () => {
        await begin(holder, intent)
        try {
          return await settleWith(holder, anyKind(kind), intent, await call(kind.send, { body, key, holder }))
        } catch (error) {
          const known = toAppError(error)
          if (!isRejection(known)) {
            await leaveOpen(key, known.code)
            throw new CommandError({ ...known, reason: 'unknown' })
          }
          await db.intents.update(key, { state: 'refused', error: known.code })
          throw new CommandError(known)
        }
      })
    },

    /**
     * Asks for every open intent's outcome, leaving alone those that a living tab is still sending. Gives how many
     * stay open.
     */
    async settle(only?: IntentRow['kind']): Promise<number> {
      const holder = await session.player()
      let open = 0
      for (const intent of await unsettled(holder.playerId)) {
        if (only !== undefined && intent.kind !== only) continue
        const askOnce = async (isGranted: boolean): Promise<boolean> => {
          if (!isGranted) return false
          // While this one waited, its own tab or another may have learnt the outcome.
          const current = await db.intents.get(intent.key)
          return current && isOpen(current) ? ask(holder, current) : true
        }
        const known = await requestLock(lockOf(intent.key), askOnce, { ifAvailable: true })
        if (!known) open += 1
      }
      return open
    },
  }
}

export type Journal = ReturnType<typeof createJournal>

function isOpen({ state }: IntentRow): boolean {
  return state === 'sent' || state === 'unknown'
}

/**
 * The operator answered and said no; throttled, it has not acted either. Whatever else went wrong once the request had
 * left, a full disk at the writing of the outcome included, leaves open whether the money has moved.
 */
function isRejection(error: AppError): boolean {
  const { status = 0 } = error
  return status === TOO_MANY_REQUESTS || (status >= 400 && status < 500 && !isTransient(error))
}

function lockOf(key: string): string {
  return `intent:${key}`
}
