import type { GenericSchema } from 'valibot'
import { get, post } from '../http/endpoint.ts'
import type { Service } from '#domain/wire/hosts.ts'

type Parts<Bet extends GenericSchema, Act extends GenericSchema, Reply extends GenericSchema> = {
  game: string
  service: Service
  /** The bodies of a bet and of an action, and the reply to both, which has the wallet after it. */
  bet: Bet
  act: Act
  reply: Reply
  /** Expected error statuses of a bet. */
  betErrorStatuses?: readonly number[]
}

/** The calls of a game that move money: a bet, an action on it, and lookups of both by idempotency key. */
export function gameCalls<
  const Bet extends GenericSchema,
  const Act extends GenericSchema,
  const Reply extends GenericSchema,
>({ game, service, bet, act, reply, betErrorStatuses }: Parts<Bet, Act, Reply>) {
  const path = `/api/v2/${game}`
  return {
    bet: post(`${game}.bet`, `${path}/bet`, {
      service,
      token: 'required',
      once: true,
      body: bet,
      reply,
      ...(betErrorStatuses && { statuses: betErrorStatuses }),
    }),
    getBetByKey: get(`${game}.getBetByKey`, `${path}/bet/{key}`, {
      service,
      token: 'required',
      reply,
      statuses: [404],
    }),
    act: post(`${game}.act`, `${path}/act`, {
      service,
      token: 'required',
      once: true,
      body: act,
      reply,
      statuses: [404],
    }),
    getActByKey: get(`${game}.getActByKey`, `${path}/act/{key}`, {
      service,
      token: 'required',
      reply,
      statuses: [404],
    }),
  }
}
