import { dropKept, isKept } from '../api/kept-calls.ts'
import { updateSettings } from '../api/profile.ts'
import { keepForLater } from '../api/queue.ts'
import type { Holder } from '../api/session.ts'
import { detach, toAppError } from '../command.ts'
import type { Context } from '../context.ts'
import type { ChosenSettingsRow, PlayerSettings } from '../db/rows.ts'
import { Failure } from '../result.ts'
import { QUEUE_MAX_AGE_MS } from '../rules/constants.ts'
import { knownTimeZone } from '../rules/time-zone.ts'

/**
 * What a player chooses is written first and shown at once, then told. It stays chosen until the operator has taken or
 * refused it, or, where it had to be queued, until a profile that was asked for after it had left the queue.
 */
type Setting = keyof PlayerSettings
type Change = Partial<PlayerSettings>

const REQUEST_TIMEOUT = 408

/** Takes a choice: each setting is told by itself, and waits by itself where nobody answers. Throws `Failure`. */
export async function choose(context: Context, change: Change): Promise<{ queued: boolean }> {
  const holder = await context.session.holder()
  if (!holder) throw new Failure({ code: 'unauthorised', retry: false })
  if (change.timezone !== undefined && knownTimeZone(change.timezone) === null) {
    throw new Failure({ code: 'validation', fields: { timezone: ['timezone.unknown'] }, retry: false })
  }
  const waited = await keepChosen(context, holder, change)
  const told = await Promise.allSettled(
    settingsOf(change).map((name) => tell(context, holder, only(change, name), name, waited.includes(name))),
  )
  const refused = told.find(({ status }) => status === 'rejected')
  if (refused?.status === 'rejected') throw refused.reason
  return { queued: told.some((one) => one.status === 'fulfilled' && one.value) }
}

/**
 * What a profile that is asked for now decides: gives the function that ends those choices, inside the caller's
 * transaction. Those that still wait are not its business; one whose telling was cut short with its tab is told again.
 */
export async function decide(context: Context, row: ChosenSettingsRow): Promise<() => Promise<void>> {
  const holder = await context.session.holder()
  if (holder?.playerId !== row.playerId) return async () => undefined
  const decided: Setting[] = []
  for (const name of settingsOf(row.chosen)) {
    if (!row.queued.includes(name)) detach(tell(context, holder, only(row.chosen, name), name, true))
    else if (!(await isKept(context, subjectOf(name), ownersOf(holder)))) decided.push(name)
  }
  return () => forget(context, row.playerId, only(row.chosen, ...decided))
}

/** Writes what was chosen; gives the settings of which an earlier choice may still wait. */
async function keepChosen({ db, session }: Context, holder: Holder, change: Change): Promise<Setting[]> {
  const { playerId } = holder
  if (playerId === null) return settingsOf(change)
  const names = settingsOf(change)
  return session.write(holder, async () => {
    const row = await db.chosenSettings.get(playerId)
    await db.chosenSettings.put({
      playerId,
      chosen: { ...row?.chosen, ...change },
      queued: row?.queued.filter((name) => !names.includes(name)) ?? [],
    })
    return row ? settingsOf(row.chosen) : []
  })
}

/** Tells the operator of one setting, one choice of it at a time in the whole browser. True when it waits now. */
async function tell(
  context: Context,
  holder: Holder,
  change: Change,
  name: Setting,
  mayWait: boolean,
): Promise<boolean> {
  const { db, call } = context
  return navigator.locks.request(subjectOf(name), async () => {
    const row = holder.playerId === null ? undefined : await db.chosenSettings.get(holder.playerId)
    // A later choice goes in its stead, or another tab has told of this one.
    if (holder.playerId !== null && row?.chosen[name] !== change[name]) return false
    if (row?.queued.includes(name)) return true
    if (mayWait) await dropKept(context, subjectOf(name), ownersOf(holder))
    try {
      await call(updateSettings, { body: bodyOf(change), holder })
    } catch (error) {
      if (isPassing(error)) return queue(context, holder, change, name)
      // With the session, what was chosen in it is gone already.
      await end(context, holder, change).catch(() => undefined)
      throw error
    }
    await end(context, holder, change, change)
    return false
  })
}

/** Nobody took it: it waits, and goes even when no page is open. */
async function queue(context: Context, holder: Holder, change: Change, name: Setting): Promise<true> {
  const { db, page, session } = context
  await keepForLater(db, {
    subject: subjectOf(name),
    owner: holder.playerId ?? holder.loginId,
    url: page.hosts[updateSettings.service] + updateSettings.path,
    method: updateSettings.method,
    headers: { ...(await context.headers(holder.token)), 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(change)),
    retry: [401],
    maxAgeMs: QUEUE_MAX_AGE_MS,
  })
  const id = holder.playerId
  if (id === null) return true
  await session.write(holder, async () => {
    const row = await db.chosenSettings.get(id)
    if (row) await db.chosenSettings.put({ ...row, queued: [...row.queued, name] })
  })
  return true
}

/** The operator has spoken: the profile takes what was `taken`, and the choice is no longer one, unless a later one is. */
async function end(context: Context, holder: Holder, change: Change, taken: Change = {}): Promise<void> {
  const { db, session } = context
  const id = holder.playerId
  if (id === null) return
  await session.write(holder, async () => {
    await db.players.update(id, taken)
    await forget(context, id, change)
  })
}

/** Ends choices that are still these, inside the caller's transaction. */
async function forget({ db }: Context, playerId: string, change: Change): Promise<void> {
  const row = await db.chosenSettings.get(playerId)
  if (!row) return
  const left = settingsOf(row.chosen).filter((name) => row.chosen[name] !== change[name])
  if (left.length === 0) await db.chosenSettings.delete(playerId)
  else {
    const queued = row.queued.filter((name) => left.includes(name))
    await db.chosenSettings.put({ playerId, chosen: only(row.chosen, ...left), queued })
  }
}

/** Whether the operator may still take it as it is; 501 says for good that there is no such call. */
function isPassing(error: unknown): boolean {
  const { code, retry, status } = toAppError(error)
  return status === REQUEST_TIMEOUT || (retry && code !== 'unavailable' && code !== 'cancelled')
}

function bodyOf({ isAvatarHidden, isStatisticsHidden, ...rest }: Change) {
  return { ...rest, is_avatar_hidden: isAvatarHidden, is_statistics_hidden: isStatisticsHidden }
}

function settingsOf(change: Change): Setting[] {
  // Of this type and no other: its keys are its own.
  return (Object.keys(change) as Setting[]).filter((name) => change[name] !== undefined)
}

function only(change: Change, ...names: Setting[]): Change {
  return Object.fromEntries(names.map((name) => [name, change[name]]))
}

function subjectOf(name: Setting): string {
  return `settings.${name}`
}

/** Calls wait under the log-in's name while the player's is not known. */
function ownersOf({ playerId, loginId }: Holder): string[] {
  return [loginId, ...(playerId === null ? [] : [playerId])]
}
