import * as analytics from '../../../worker/api/analytics.ts'
import * as attribution from '../../../worker/api/attribution.ts'
import * as auth from '../../../worker/api/auth.ts'
import * as billing from '../../../worker/api/billing.ts'
import * as bonuses from '../../../worker/api/bonuses.ts'
import * as catalogue from '../../../worker/api/catalogue.ts'
import * as confirmation from '../../../worker/api/confirmation.ts'
import type { Endpoint } from '../../../worker/api/endpoint.ts'
import * as entry from '../../../worker/api/entry.ts'
import * as history from '../../../worker/api/history.ts'
import * as launch from '../../../worker/api/launch.ts'
import * as lobby from '../../../worker/api/lobby.ts'
import * as mirrorCheck from '../../../worker/api/mirror-check.ts'
import * as geo from '../../../worker/api/geo.ts'
import * as mirrors from '../../../worker/api/mirrors.ts'
import * as settings from '../../../worker/api/settings.ts'
import * as casesCatalogue from '../../../worker/api/originals/cases-catalogue.ts'
import { LIVE_CALLS } from '../../../worker/api/live/endpoints.ts'
import { ROUND_CALLS } from '../../../worker/api/originals/endpoints.ts'
import * as password from '../../../worker/api/password.ts'
import * as personalLobby from '../../../worker/api/personal-lobby.ts'
import * as profile from '../../../worker/api/profile.ts'
import * as restore from '../../../worker/api/restore.ts'
import * as verification from '../../../worker/api/verification.ts'
import * as vip from '../../../worker/api/vip.ts'
import type { Site } from './sites.ts'

/** Every call of the contract. A new file of worker/api is added here; a new call in one of these is found. */
export const ENDPOINTS: Endpoint[] = [
  analytics,
  attribution,
  auth,
  billing,
  bonuses,
  casesCatalogue,
  catalogue,
  confirmation,
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
  verification,
  vip,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isEndpoint)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'service' in value
}

const MATCHERS = ENDPOINTS.map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) }))

/** The call that a request is, if it is one: exact paths win over those with parts to fill. */
export function endpointOf(site: Site, method: string, path: string): Endpoint | undefined {
  const found = MATCHERS.filter(
    ({ endpoint, pattern }) => endpoint.service === site && endpoint.method === method && pattern.test(path),
  )
  return (found.find(({ endpoint }) => endpoint.path === path) ?? found[0])?.endpoint
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}
