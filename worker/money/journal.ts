import type { BodyOf, Endpoint, ReplyOf } from '../api/endpoint.ts'
import type { Context } from '../context.ts'
import type { IntentRow } from '../db/rows.ts'
import { type ErrorCode, Failure } from '../result.ts'
import { toAppError } from '../command.ts'
import type { Holder } from '../api/session.ts'

/** A kind of intent that moves money: how it is sent, how its outcome is asked for by key, how it is written. */
export type IntentKind<Send extends Endpoint = Endpoint, Look extends Endpoint = Endpoint> = {
  kind: IntentRow['kind']
  send: Send
  /** `GET <same path>/<key>`, which answers as `send` does. */
  look: Look
  /** Writes the outcome inside the journal's transaction and gives its id. */
  apply(holder: Holder & { playerId: string }, reply: ReplyOf<Send>, intent: IntentRow): Promise<string>
}

/** How to come by each kind, so that an intent that an earlier session left can be settled without its game. */
export type IntentKinds = Record<IntentRow['kind'], () => Promise<IntentKind>>

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

/** Answers after which the operator may or may not have acted. Every other refusal says that it has not. */
const DOUBTFUL = new Set(['offline', 'timeout', 'contract', 'operator', 'cancelled', 'internal'])

/**
 * The journal of money intents (decisions "Money"): the intent is written, then sent once. A lost reply makes it
 * unknown; its outcome is asked for by key, by whichever tab is there, and it is never sent again.
 */
export function createJournal(context: Context, kinds: IntentKinds) {
  const { db, call, session } = context

  /** Writes the intent unless one of the same kind and subject is still open. */
  async function begin(holder: Holder & { playerId: string }, intent: IntentRow): Promise<void> {
    await session.write(holder, async () => {
      const open = await unsettled(holder.playerId)
      if (open.some(({ kind, subject }) => kind === intent.kind && subject === intent.subject)) {
        throw new Failure({ code: 'pending', retry: true })
      }
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

  async function settleWith(
    holder: Holder & { playerId: string },
    kind: IntentKind,
    intent: IntentRow,
    reply: unknown,
  ) {
    await session.write(holder, async () => {
      // `reply` went through kind.send's own reply schema, or kind.look's, which is the same.
      const outcome = await kind.apply(holder, reply as never, intent)
      await db.intents.update(intent.key, { state: 'settled', outcome, error: null })
    })
  }

  /** Asks for the outcome of one intent. True when it is known now. */
  async function ask(holder: Holder & { playerId: string }, intent: IntentRow): Promise<boolean> {
    try {
      const kind = await kinds[intent.kind]()
      await settleWith(holder, kind, intent, await call(kind.look, { params: { key: intent.key } }))
      return true
    } catch (error) {
      const { code, status } = toAppError(error)
      const denied = status === 404 && Date.now() - intent.createdAt > DENIAL_COUNTS_AFTER_MS
      if (denied) await deny(holder, intent, code)
      else await db.intents.update(intent.key, { state: 'unknown' })
      return denied
    }
  }

  /** The operator never got it: the player is told that nothing was taken. */
  async function deny(holder: Holder & { playerId: string }, { key, kind }: IntentRow, code: ErrorCode): Promise<void> {
    await session.write(holder, async () => {
      await db.intents.update(key, { state: 'refused', error: code })
      await db.notices.add({ playerId: holder.playerId, at: context.clock.now(), kind: 'notTaken', intent: kind })
    })
  }

  return {
    /**
     * Sends an intent once and gives its outcome's id. Throws `Failure`: the operator's refusal, `pending` when one
     * of this kind and subject is open, or the network's when the outcome is unknown (the journal then asks for it).
     */
    async send<Send extends Endpoint>(
      kind: IntentKind<Send>,
      subject: string,
      body: BodyOf<Send>,
    ): Promise<{ key: string; outcome: string }> {
      const holder = await session.player()
      const key = crypto.randomUUID()
      const intent: IntentRow = {
        key,
        playerId: holder.playerId,
        kind: kind.kind,
        subject,
        body: JSON.stringify(body),
        state: 'sent',
        error: null,
        outcome: null,
        createdAt: Date.now(),
      }
      if (!context.connection.reachable) throw new Failure({ code: 'offline', retry: true })
      return navigator.locks.request(lockOf(key), async () => {
        await begin(holder, intent)
        try {
          await settleWith(holder, anyKind(kind), intent, await call(kind.send, { body, key }))
        } catch (error) {
          const known = toAppError(error)
          const state = DOUBTFUL.has(known.code) ? 'unknown' : 'refused'
          await db.intents.update(key, { state, error: known.code })
          throw new Failure(state === 'unknown' ? { ...known, reason: 'unknown' } : known)
        }
        const outcome = (await db.intents.get(key))?.outcome
        return { key, outcome: outcome ?? '' }
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
        const known = await navigator.locks.request(lockOf(intent.key), { ifAvailable: true }, (lock) =>
          lock ? ask(holder, intent) : false,
        )
        if (!known) open += 1
      }
      return open
    },
  }
}

export type Journal = ReturnType<typeof createJournal>

function lockOf(key: string): string {
  return `intent:${key}`
}
