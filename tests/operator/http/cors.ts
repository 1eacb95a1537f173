import type { MiddlewareHandler } from 'hono'
import type { Env } from './serve.ts'
import type { World } from '../world.ts'
import { isService, pageOrigins, toSite } from './sites.ts'

const METHODS = 'GET, POST, PUT'
const ALLOWED = 'authorization, region, accept-language, content-type, idempotency-key'
const EXPOSED = 'date, etag, retry-after, server-timing'
const PREFLIGHT_SECONDS = '7200'

/** CORS: only our own pages may read the replies of the service hosts. */
export function cors(world: World): MiddlewareHandler<Env> {
  return async (c, next) => {
    const site = toSite(c.req.header('host'))
    const origin = c.req.header('origin')
    const isAsked = isService(site)
    const allowed = isAsked && origin !== undefined && pageOrigins(world.port).includes(origin)
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    if (isAsked && isPreflight) {
      const place = site + new URL(c.req.url).pathname
      world.counters.preflights[place] = (world.counters.preflights[place] ?? 0) + 1
      c.res = new Response(null, { status: allowed ? 204 : 403 })
    } else await next()
    if (!isAsked) return
    const { headers } = c.res
    headers.append('Vary', 'Origin')
    if (!allowed) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Credentials', 'true')
    headers.set('Access-Control-Expose-Headers', EXPOSED)
    headers.set('Timing-Allow-Origin', origin)
    if (!isPreflight) return
    headers.set('Access-Control-Allow-Methods', METHODS)
    headers.set('Access-Control-Allow-Headers', ALLOWED)
    headers.set('Access-Control-Max-Age', PREFLIGHT_SECONDS)
  }
}
