import * as security from '#endpoints/security.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'

/** A session of the player, on any device; `lastSeenAt` in ms of server time. */
export type ActiveSession = {
  id: string
  device: string | null
  country: string | null
  lastSeenAt: number | null
  isCurrent: boolean
}

/** `secondFactor` null: the operator's log-ins have none. */
export type Security = {
  secondFactor: { isOn: boolean; backupCodesLeft: number | null } | null
  sessions: ActiveSession[]
}

/** Fetches the second factor and the sessions. Nothing of it is stored. Throws CommandError: those of a call. */
export async function loadSecurity({ call, session }: Context): Promise<Security> {
  return toSecurity(await call(security.getSecurity, { authSession: await session.player() }))
}

/** Makes a secret for an authenticator app. Throws CommandError: `conflict` if the second factor is on, and those of a call. */
export async function setUpSecondFactor({ call, session }: Context): Promise<{ secret: string; uri: string }> {
  return call(security.startSecondFactor, { authSession: await session.player() })
}

/**
 * Turns the second factor on by a code of the new secret. Out: the backup codes. Throws CommandError: `validation` with
 * field `code`, `tooMany`, `conflict`, and those of a call.
 */
export async function enableSecondFactor({ call, session }: Context, { code }: { code: string }): Promise<string[]> {
  const authSession = await session.player()
  return (await call(security.confirmSecondFactor, { body: { code }, authSession })).backup_codes
}

/** Turns the second factor off by a code of the app or a backup code. Throws CommandError: as of `enableSecondFactor`. */
export async function disableSecondFactor({ call, session }: Context, { code }: { code: string }): Promise<void> {
  await call(security.endSecondFactor, { body: { code }, authSession: await session.player() })
}

/** Ends the session with this id, or all but this one. Out: what is left. Throws CommandError: those of a call. */
export async function endSessions({ call, session }: Context, { id }: { id: string | null }): Promise<Security> {
  const authSession = await session.player()
  const reply =
    id === null
      ? call(security.endOtherSessions, { authSession })
      : call(security.endSession, { params: { id }, authSession })
  return toSecurity(await reply)
}

function toSecurity({ second_factor, sessions }: EndpointReply<typeof security.getSecurity>): Security {
  return {
    secondFactor: second_factor && { isOn: second_factor.on, backupCodesLeft: second_factor.backup_codes_left },
    sessions: sessions.map(({ id, device, country, last_seen_at, current }) => ({
      id,
      device,
      country,
      lastSeenAt: last_seen_at,
      isCurrent: current,
    })),
  }
}
