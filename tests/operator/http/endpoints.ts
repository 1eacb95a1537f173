import * as analytics from '../../../worker/endpoints/analytics.ts'
import * as attribution from '../../../worker/endpoints/attribution.ts'
import * as auth from '../../../worker/endpoints/auth.ts'
import * as betting from '../../../worker/endpoints/betting.ts'
import * as billing from '../../../worker/endpoints/billing.ts'
import * as bonuses from '../../../worker/endpoints/bonuses.ts'
import * as catalogue from '../../../worker/endpoints/catalogue.ts'
import * as crash from '../../../worker/endpoints/crash.ts'
import * as confirmation from '../../../worker/endpoints/confirmation.ts'
import type { Endpoint } from '../../../worker/http/endpoint.ts'
import * as entry from '../../../worker/endpoints/login.ts'
import * as history from '../../../worker/endpoints/history.ts'
import * as launch from '../../../worker/endpoints/launch.ts'
import * as lobby from '../../../worker/endpoints/lobby.ts'
import * as mirrorCheck from '../../../worker/endpoints/mirror-check.ts'
import * as geo from '../../../worker/endpoints/geo.ts'
import * as mirrors from '../../../worker/endpoints/mirrors.ts'
import * as settings from '../../../worker/endpoints/settings.ts'
import * as casesCatalogue from '../../../worker/endpoints/originals/cases-catalogue.ts'
import { LIVE_CALLS } from '../../../worker/endpoints/live/endpoints.ts'
import { ROUND_CALLS } from '../../../worker/endpoints/originals/endpoints.ts'
import * as password from '../../../worker/endpoints/password.ts'
import * as personalLobby from '../../../worker/endpoints/personal-lobby.ts'
import * as profile from '../../../worker/endpoints/profile.ts'
import * as restore from '../../../worker/endpoints/password-recovery.ts'
import * as top from '../../../worker/endpoints/top.ts'
import * as tournaments from '../../../worker/endpoints/tournaments.ts'
import * as verification from '../../../worker/endpoints/verification.ts'
import * as vip from '../../../worker/endpoints/vip.ts'
import type { Site } from './sites.ts'

/**
 * Every call of the contract. A new file in worker/endpoints must be added here; new calls in these files are found
 * automatically.
 */
export const ENDPOINTS: Endpoint[] = [
  analytics,
  attribution,
  auth,
  betting,
  billing,
  bonuses,
  casesCatalogue,
  catalogue,
  confirmation,
  crash,
  entry,
  history,
  launch,
  lobby,
  mirrorCheck,
  geo,
  mirrors,
  settings,
  ...Object.values(ROUND_CALLS),
  ...Object.values(LIVE_CALLS),
  password,
  personalLobby,
  profile,
  restore,
  top,
  tournaments,
  verification,
  vip,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isEndpoint)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'service' in value
}

const MATCHERS = ENDPOINTS.map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) }))

/** The endpoint of a request, if any. Exact paths win over paths with parameters. */
export function endpointOf(site: Site, method: string, path: string): Endpoint | undefined {
  const found = MATCHERS.filter(
    ({ endpoint, pattern }) => endpoint.service === site && endpoint.method === method && pattern.test(path),
  )
  return (found.find(({ endpoint }) => endpoint.path === path) ?? found[0])?.endpoint
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}
