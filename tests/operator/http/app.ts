import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Endpoint } from '#worker/http/endpoint.ts'
import { asyncApi } from '../asyncapi.ts'
import { authRoutes } from '../auth/routes.ts'
import { bettingRoutes } from '../betting/routes.ts'
import { billingRoutes } from '../billing/routes.ts'
import { bonusRoutes } from '../bonuses/routes.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import { collectorRoutes } from '../collector/routes.ts'
import { crashRoutes } from '../crash/routes.ts'
import { historyRoutes } from '../history/routes.ts'
import { lobbyRoutes } from '../lobby/routes.ts'
import { mirrorRoutes } from '../mirrors.ts'
import { profileRoutes } from '../profile.ts'
import { openApi } from '../openapi.ts'
import { casesCatalogueRoutes } from '../originals/cases.ts'
import { publicRoundsRoutes } from '../originals/public-rounds.ts'
import { originalsRoutes } from '../originals/routes.ts'
import { outboxRoutes } from '../outbox/routes.ts'
import { payRoutes } from '../pay/routes.ts'
import { payoutAddressRoutes } from '../payouts/addresses.ts'
import { payoutRoutes } from '../payouts/routes.ts'
import { launchRoutes } from '../provider/launch.ts'
import { protectionRoutes } from '../protection/routes.ts'
import { pushRoutes } from '../push/routes.ts'
import { providerRoutes } from '../provider/routes.ts'
import { reportRoutes } from '../reports.ts'
import { togetherRoutes } from '../together/serve.ts'
import { socialRoutes } from '../social/routes.ts'
import { topRoutes } from '../top/routes.ts'
import { topicRoutes } from '../topics.ts'
import { tournamentRoutes } from '../tournaments/routes.ts'
import { vendorRoutes } from '../vendor/routes.ts'
import { verificationRoutes } from '../verification/routes.ts'
import { vipRoutes } from '../vip/routes.ts'
import { walletRoutes } from '../wallets/routes.ts'
import type { World } from '../world.ts'
import { cors } from './cors.ts'
import { invalid, Problem, rejection } from './problem.ts'
import { revalidate } from './revalidate.ts'
import type { App, Env } from './serve.ts'
import { isService, pageOrigin, toSite } from './sites.ts'
import { findEndpoint } from './endpoints.ts'

/**
 * All hosts as one Hono application: the site from the Host header becomes the first path segment. `around` registers
 * middleware for every call, `extend` adds routes.
 */
export function createApp(world: World, parts: { around?: (app: App) => void; extend?: (app: App) => void }): App {
  const app: App = new Hono<Env>({
    getPath: (request) => `/${toSite(request.headers.get('host') ?? undefined)}${new URL(request.url).pathname}`,
  })

  app.use(async (c, next) => {
    c.set('endpoint', findEndpoint(toSite(c.req.header('host')), c.req.method, new URL(c.req.url).pathname))
    await next()
    c.res.headers.set('Date', new Date(world.clock.shown()).toUTCString())
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(c.get('replyHeaders') ?? {})) {
      if (value === '') c.res.headers.delete(name)
      else c.res.headers.set(name, value)
    }
  })
  app.use(cors(world))
  parts.around?.(app)
  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    const spent = performance.now() - start
    c.set('handlingMs', spent)
    if (isService(toSite(c.req.header('host')))) c.res.headers.set('Server-Timing', `handling;dur=${spent.toFixed(2)}`)
  })
  app.use(revalidate())
  authRoutes(app, world)
  socialRoutes(app, world)
  profileRoutes(app, world)
  protectionRoutes(app, world)
  historyRoutes(app, world)
  verificationRoutes(app, world)
  reportRoutes(app, world)
  mirrorRoutes(app, world)
  billingRoutes(app, world)
  payoutRoutes(app, world)
  payoutAddressRoutes(app, world)
  walletRoutes(app, world)
  bonusRoutes(app, world)
  vipRoutes(app, world)
  tournamentRoutes(app, world)
  topRoutes(app, world)
  topicRoutes(app, world)
  catalogueRoutes(app, world)
  lobbyRoutes(app, world)
  originalsRoutes(app, world)
  publicRoundsRoutes(app, world)
  bettingRoutes(app, world)
  casesCatalogueRoutes(app)
  togetherRoutes(app, world)
  crashRoutes(app, world)
  launchRoutes(app, world)

  payRoutes(app, world)
  outboxRoutes(app, world)
  providerRoutes(app, world)
  collectorRoutes(app, world)
  vendorRoutes(app, world)
  pushRoutes(app, world)
  app.get('/api/openapi.json', (c) => c.json(openApi()))
  app.get('/api/asyncapi.json', (c) => c.json(asyncApi()))
  parts.extend?.(app)

  app.all('/loopback/*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${pageOrigin(world.port)}${pathname}${search}`, 307)
  })
  app.all('/unknown/*', () => {
    throw rejection(421, 'host.unknown')
  })
  app.notFound(() => problemResponse(rejection(404, 'route.unknown')))
  app.onError((cause, c) => {
    if (cause instanceof Problem) return problemResponse(withCaptcha(cause, c.get('endpoint'), world))
    console.error('operator:', cause)
    return problemResponse(rejection(500, 'operator.broken'))
  })
  return app
}

export function requestListener(app: App) {
  return getRequestListener((request, bindings) => app.fetch(request, bindings), { overrideGlobalObjects: false })
}

/** Some operators require a captcha with every rejected registration. */
function withCaptcha(problem: Problem, endpoint: Endpoint | undefined, { settings }: World): Problem {
  const asks = settings.captcha && problem.status === 422 && endpoint?.name.startsWith('registerBy')
  return asks ? invalid({ ...problem.body.errors, captcha: ['captcha.required'] }) : problem
}

function problemResponse({ status, body, headers }: Problem): Response {
  return Response.json(body, { status, headers })
}
