import * as analytics from '#endpoints/analytics.ts'
import * as attribution from '#endpoints/attribution.ts'
import * as auth from '#endpoints/auth.ts'
import * as betting from '#endpoints/betting.ts'
import * as billing from '#endpoints/billing.ts'
import * as bonuses from '#endpoints/bonuses.ts'
import * as catalogue from '#endpoints/catalogue.ts'
import * as crash from '#endpoints/crash.ts'
import * as confirmation from '#endpoints/confirmation.ts'
import type { Endpoint } from '#worker/http/endpoint.ts'
import * as entry from '#endpoints/login.ts'
import * as history from '#endpoints/history.ts'
import * as launch from '#endpoints/launch.ts'
import * as lobby from '#endpoints/lobby.ts'
import * as mirrorCheck from '#endpoints/mirror-check.ts'
import * as geo from '#endpoints/geo.ts'
import * as mirrors from '#endpoints/mirrors.ts'
import * as settings from '#endpoints/settings.ts'
import * as casesCatalogue from '#endpoints/originals/cases-catalogue.ts'
import { SHARED_GAME_CALLS } from '#endpoints/shared-rounds/endpoints.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import * as password from '#endpoints/password.ts'
import * as personalLobby from '#endpoints/personal-lobby.ts'
import * as profile from '#endpoints/profile.ts'
import * as protection from '#endpoints/protection.ts'
import * as push from '#endpoints/push.ts'
import * as publicRounds from '#endpoints/public-rounds.ts'
import * as restore from '#endpoints/password-recovery.ts'
import * as seedPairs from '#endpoints/seed-pairs.ts'
import * as security from '#endpoints/security.ts'
import * as top from '#endpoints/top.ts'
import * as topicSnapshot from '#endpoints/topic-snapshot.ts'
import * as tournaments from '#endpoints/tournaments.ts'
import * as verification from '#endpoints/verification.ts'
import * as vip from '#endpoints/vip.ts'
import type { Site } from './sites.ts'

/**
 * Every call of the contract, by what it is about. A new file in worker/endpoints must be added here; new calls in these
 * files are found automatically.
 */
export const ENDPOINTS_BY_SUBJECT: Readonly<Record<string, readonly Endpoint[]>> = {
  'Session and account': endpointsIn(
    entry,
    auth,
    confirmation,
    restore,
    password,
    security,
    profile,
    history,
    verification,
    push,
  ),
  'Money and bonuses': endpointsIn(billing, bonuses, vip),
  'Player protection': endpointsIn(protection),
  Games: endpointsIn(
    lobby,
    catalogue,
    launch,
    personalLobby,
    top,
    topicSnapshot,
    casesCatalogue,
    ...Object.values(ROUND_CALLS),
    ...Object.values(SHARED_GAME_CALLS),
    publicRounds,
    seedPairs,
    crash,
  ),
  'Tournaments and betting': endpointsIn(tournaments, betting),
  'Where the visitor is, and came from': endpointsIn(geo, settings, mirrors, mirrorCheck, attribution, analytics),
}
export const ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS_BY_SUBJECT).flat()

function endpointsIn(...files: readonly object[]): Endpoint[] {
  return files.flatMap((file): unknown[] => Object.values(file)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'service' in value
}

const MATCHERS = ENDPOINTS.map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) }))

/** The endpoint of a request, if any. Exact paths win over paths with parameters. */
export function findEndpoint(site: Site, method: string, path: string): Endpoint | undefined {
  const found = MATCHERS.filter(
    ({ endpoint, pattern }) => endpoint.service === site && endpoint.method === method && pattern.test(path),
  )
  return (found.find(({ endpoint }) => endpoint.path === path) ?? found[0])?.endpoint
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}
