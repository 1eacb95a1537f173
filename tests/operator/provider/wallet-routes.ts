import type { Context } from 'hono'
import * as v from 'valibot'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import type { App, Env } from '../http/serve.ts'
import { countSettled } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { type GameSession, gameSession, openSession } from './launch.ts'
import { isSigned } from './signature.ts'
import { credit, debit, type Done, rollback, getWalletState } from './wallet.ts'
import { type Order, type OrderName, ORDERS } from './wallet-calls.ts'

const BODY_BYTES = 4_096

/** The wallet on its own host, only for providers: each call is signed with the shared key. */
export function walletRoutes(app: App, world: World): void {
  const { database, realtime } = world

  function route<Name extends OrderName>(name: Name, carryOut: (order: Order<Name>) => Promise<GameSession>): void {
    app.post(`/wallet/v1/${name}`, async (c) => {
      // Parsed by the schema of this call.
      const order = (await readOrder(c, world, name)) as Order<Name>
      const session = await carryOut(order)
      return c.json(await database.read((query) => getWalletState(query, world, session)))
    })
  }

  /** A call that moves money runs in one transaction; the player is notified afterwards. */
  function moving<Name extends 'debit' | 'credit' | 'rollback'>(
    name: Name,
    move: (tx: Query, world: World, order: Order<Name>) => Promise<Done>,
  ): void {
    route(name, async (order) => {
      const { session, bonus, settled } = await database.write((tx) => move(tx, world, order))
      if (bonus !== null) await reloadAndAnnounce(world, bonus)
      else if (session.player !== null) await realtime.pushBalance(session.player, session.currency)
      if (settled && session.player !== null) await countSettled(world, session.player, settled)
      return session
    })
  }

  route('open', (order) => database.write((tx) => openSession(tx, world, order)))
  route('state', ({ session }) => database.read((query) => gameSession(query, world, session)))
  moving('debit', debit)
  moving('credit', credit)
  moving('rollback', rollback)
}

async function readOrder(c: Context<Env>, world: World, name: OrderName): Promise<unknown> {
  if (Number(c.req.header('content-length') ?? 0) > BODY_BYTES) throw rejection(413, 'body.tooLarge')
  const body = await c.req.text()
  const at = Number(c.req.header('x-timestamp'))
  const signed = { path: `/v1/${name}`, body, at }
  const signature = c.req.header('x-signature') ?? ''
  if (!isSigned(world.providerKey, signature, signed, world.clock.now())) throw rejection(401, 'key.foreign')
  const parsed = v.safeParse(ORDERS[name], parseJson(body))
  if (!parsed.success) throw invalid({ [v.getDotPath(parsed.issues[0]) ?? 'body']: ['field.invalid'] })
  return parsed.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw rejection(400, 'body.malformed')
  }
}
