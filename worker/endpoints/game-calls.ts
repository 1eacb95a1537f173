import type { GenericSchema } from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '#domain/wire/hosts.ts'

type Parts<Bet extends GenericSchema, Act extends GenericSchema, Reply extends GenericSchema> = {
  game: string
  service: Service
  /** The bodies of a bet and of an action, and the reply to both, which has the wallet after it. */
  bet: Bet
  act: Act
  reply: Reply
  /** Expected error statuses of a bet. */
  betRefusals?: readonly number[]
}

/** The calls of a game that move money: a bet, an action on it, and lookups of both by idempotency key. */
export function gameCalls<
  const Bet extends GenericSchema,
  const Act extends GenericSchema,
  const Reply extends GenericSchema,
>({ game, service, bet, act, reply, betRefusals }: Parts<Bet, Act, Reply>) {
  const path = `/api/v2/${game}`
  return {
    bet: endpoint({
      name: `${game}.bet`,
      service,
      method: 'POST',
      path: `${path}/bet`,
      token: 'required',
      once: true,
      body: bet,
      reply,
      ...(betRefusals && { refusals: betRefusals }),
    }),
    getBetByKey: endpoint({
      name: `${game}.getBetByKey`,
      service,
      method: 'GET',
      path: `${path}/bet/{key}`,
      token: 'required',
      reply,
      refusals: [404],
    }),
    act: endpoint({
      name: `${game}.act`,
      service,
      method: 'POST',
      path: `${path}/act`,
      token: 'required',
      once: true,
      body: act,
      reply,
      refusals: [404],
    }),
    getActByKey: endpoint({
      name: `${game}.getActByKey`,
      service,
      method: 'GET',
      path: `${path}/act/{key}`,
      token: 'required',
      reply,
      refusals: [404],
    }),
  }
}
