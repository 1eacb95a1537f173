import { dice } from '../../../worker/endpoints/originals/dice.ts'
import type { ReplyOf } from '../../../worker/http/endpoint.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { Caller } from '../../operator/caller.ts'
import { good, key } from './money.ts'

type Bet = { amount?: string; currency?: Currency; target?: number; direction?: 'over' | 'under' }
type Pair = ReplyOf<typeof dice.getState>['pair']

/** Places bets on dice over HTTP, with the active seed pair unless another is given. */
export function diceBets(call: Caller) {
  return async (token: string, own: Bet = {}, at = key(), pair?: Pair) => {
    const { server_seed_hash, client_seed, nonce } = pair ?? good(await call(dice.getState, { token })).pair
    const body = { amount: '1.00', currency: 'RUB' as const, target: 5_000, direction: 'over' as const, ...own }
    return call(dice.bet, { token, key: at, body: { ...body, server_seed_hash, client_seed, nonce } })
  }
}
