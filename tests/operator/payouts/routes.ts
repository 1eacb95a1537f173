import { cancelPayout, createPayout, getPayoutByKey, getPayouts } from '#endpoints/billing.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { toDecimal } from '#domain/money/money.ts'
import { isCancellable } from '#domain/money/payout.ts'
import type { Query } from '../database.ts'
import { noteCard } from '../billing/cards.ts'
import { rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { getCountryRules } from '../protection/state.ts'
import type { World } from '../world.ts'
import { acceptPayout } from './accept.ts'
import { payOutMethod } from './methods.ts'
import { announcePayout } from './moving.ts'
import { insertPayout, type Payout, payoutById, readPayouts, payoutSteps, stepPayout } from './payouts.ts'

const CALL = 'payout'
const SHOWN = 50

/** Withdrawals: create, find by key, list, cancel. */
export function payoutRoutes(app: App, world: World): void {
  const { database, clock } = world

  servePlayer(app, world, createPayout, async ({ session: { player }, body, key, locale }) => {
    const { payout, wire, isNew } = await database.write(async (tx) => {
      let isNew = false
      const reference = await once(tx, { key: key(), player, call: CALL, body }, async () => {
        isNew = true
        const { payout, card } = await acceptPayout(tx, player, body)
        const id = await insertPayout(tx, payout, clock.now())
        if (card) await noteCard(tx, player, { card, purpose: 'payout', reference: id })
        return String(id)
      })
      const payout = await payoutById(tx, Number(reference))
      if (!payout) throw new Error('a payout that was just written is gone')
      return { payout, wire: await payoutWire(tx, payout, locale), isNew }
    })
    if (isNew) await announcePayout(world, payout)
    return wire
  })

  servePlayer(app, world, getPayoutByKey, async ({ session: { player }, param, locale }) => {
    const wire = await database.write(async (tx) => {
      const reference = await readOutcome(tx, { key: param('key'), player, call: CALL })
      const payout = reference === null ? null : await payoutById(tx, Number(reference))
      return payout && payoutWire(tx, payout, locale)
    })
    if (!wire) throw rejection(404, 'payout.unknown')
    return wire
  })

  servePlayer(app, world, getPayouts, async ({ session: { player }, locale }) =>
    database.read(async (query) => {
      const items = []
      for (const payout of await readPayouts(query, player, SHOWN)) items.push(await payoutWire(query, payout, locale))
      return { items }
    }),
  )

  servePlayer(app, world, cancelPayout, async ({ session: { player }, param }) => {
    const payout = await database.write(async (tx) => {
      const playerPayout = await findPayout(tx, player, param('id'))
      if (!getCountryRules(world).cancelPayout) throw rejection(403, 'protection.noReversal')
      if (!isCancellable(playerPayout.status)) throw rejection(409, `payout.${playerPayout.status}`)
      await stepPayout(tx, playerPayout, { status: 'cancelled' }, clock.now())
      return { ...playerPayout, status: 'cancelled' as const }
    })
    await announcePayout(world, payout)
    return { status: payout.status }
  })

  async function payoutWire(query: Query, payout: Payout, locale: Locale): Promise<EndpointWire<typeof createPayout>> {
    const steps = await payoutSteps(query, payout.id)
    return {
      id: payout.id,
      hash: payout.method,
      method: payOutMethod(payout.method)?.name[locale] ?? null,
      status: payout.status,
      amount: toDecimal(payout.amount),
      currency: payout.currency,
      commission: toDecimal(payout.commission),
      created_at: clock.moment(payout.createdAt),
      to: payout.recipient,
      reason: payout.reason,
      history: steps.map(({ status, at }) => ({ status, at: clock.moment(at) })),
    }
  }

  async function findPayout(query: Query, player: number, id: string): Promise<Payout> {
    const payout = /^\d{1,15}$/.test(id) ? await payoutById(query, Number(id)) : null
    if (!payout) throw rejection(404, 'payout.unknown')
    if (payout.player !== player) throw rejection(403, 'payout.foreign')
    return payout
  }
}
