import type { Context } from 'hono'
import { socialLogin } from '#endpoints/login.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { toAttribution, isPromo } from '../auth/attribution.ts'
import { beginSession } from '../auth/begin-session.ts'
import { readSession } from '../auth/tokens.ts'
import { toVisitor } from '../auth/visitor.ts'
import { type Html, operatorPageHeaders } from '../html.ts'
import { invalid, Problem } from '../http/problem.ts'
import { type App, type Env, serve } from '../http/serve.ts'
import { operatorOrigin, pageOrigins } from '../http/sites.ts'
import { serveStyle } from '../page-style.ts'
import { isExcluded } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { identifySocial } from './identities.ts'
import { ACCOUNT_LENGTH, choicePage, overPage, SOCIAL_NAMES } from './page.ts'
import { dropState, saveState, readState } from './states.ts'

type Place = Context<Env, '/social/:provider'>

/** Social login: the provider's address, and a page that stands in for the provider. */
export function socialRoutes(app: App, world: World): void {
  const { database } = world

  serve(app, socialLogin, async ({ body }) => {
    const { provider, origin, currency = DEFAULT_CURRENCY } = body
    if (!Object.hasOwn(SOCIAL_NAMES, provider)) return { url: null }
    if (!pageOrigins(world.port).includes(origin)) throw invalid({ origin: ['field.invalid'] })
    if (!isPromo(body.promo)) throw invalid({ promo: ['promo.unknown'] })
    const player = await joining(body.token)
    const attribution = toAttribution(body)
    const state = await database.write((tx) =>
      saveState(tx, world, { provider, origin, player, currency, attribution }),
    )
    return { url: `${operatorOrigin('social', world.port)}/${provider}?state=${state}` }
  })

  /** The logged-in player who wants to link the account; null for a guest or an ended session. */
  async function joining(token: string | undefined): Promise<number | null> {
    if (token === undefined) return null
    try {
      return (await database.read((query) => readSession(query, world, token))).player
    } catch (cause) {
      if (cause instanceof Problem) return null
      throw cause
    }
  }

  serveStyle(app, 'social')

  app.get('/social/:provider', async (c) => {
    const [provider, state] = [c.req.param('provider'), c.req.query('state') ?? '']
    const known = await database.read((query) => readState(query, world, provider, state))
    return known ? choose(c, known.origin, choicePage(provider, state), 200) : over(c)
  })

  app.post('/social/:provider', async (c) => {
    const form = await c.req.parseBody()
    const [provider, name, account] = [c.req.param('provider'), toText(form['state']), toText(form['account']).trim()]
    const state = await database.read((query) => readState(query, world, provider, name))
    if (!state) return over(c)
    const back = (outcome: Record<string, string>) =>
      c.redirect(`${state.origin}/auth/callback?${new URLSearchParams(outcome).toString()}`, 303)
    if (form['cancel'] !== undefined) {
      await database.write((tx) => dropState(tx, name))
      return back({ error: 'cancelled' })
    }
    if (account === '' || account.length > ACCOUNT_LENGTH) {
      return choose(c, state.origin, choicePage(provider, name, 'Which account?'), 422)
    }
    const login = await database.write(async (tx) => {
      if (!(await dropState(tx, name))) return 'over'
      const found = await identifySocial(tx, world, state, account)
      if (found && (await isExcluded(tx, world, found.player))) return 'excluded'
      return found && { ...found, token: await beginSession(tx, world, found.player, toVisitor(c)) }
    })
    if (login === 'over') return over(c)
    if (login === 'excluded') return back({ error: 'protection.excluded' })
    if (!login) return back({ error: 'taken' })
    world.counters[login.isNew ? 'registrations' : 'logins'] += 1
    return back({ token: login.token })
  })
}

/** Without Cross-Origin-Opener-Policy, so that the page that opened this one can receive the result. */
function choose(c: Place, origin: string, page: Html, status: 200 | 422) {
  return c.html(page, status, operatorPageHeaders([origin]))
}

function over(c: Place) {
  return c.html(overPage(), 410, operatorPageHeaders())
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
