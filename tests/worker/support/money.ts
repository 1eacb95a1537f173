import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createDeposit, createPayout } from '#endpoints/billing.ts'
import { dice } from '#endpoints/originals/endpoints.ts'
import type { EndpointBody, Endpoint } from '#worker/http/endpoint.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Caller, createCaller } from '../../operator/caller.ts'
import { startOperator, type Operator } from '../../operator/operator.ts'
import { good } from './answers.ts'

export { good, rejected } from './answers.ts'

/** A valid card number and valid addresses. */
export const CARD = '4242 4242 4242 4242'
export const ADDRESSES = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

export function key(): string {
  return crypto.randomUUID()
}

/** One operator per test file, and helpers for the players' money over HTTP. */
export function useMoneyOperator() {
  let operator: Operator
  let caller: Caller
  let players = 0

  beforeAll(async () => {
    operator = await startOperator({ controlPort: 0 })
    caller = createCaller(operator.port)
  })
  afterAll(() => operator.stop())
  beforeEach(() => operator.control.reset())

  const call: Caller = <const E extends Endpoint>(...args: Parameters<typeof caller<E>>) => caller<E>(...args)

  async function deposit(token: string, overrides: Partial<EndpointBody<typeof createDeposit>> = {}) {
    const body = { hash: 'bank-card', amount: '1000.00', currency: 'RUB' as const, ...overrides }
    return call(createDeposit, { token, key: key(), body })
  }

  return {
    call,
    get operator() {
      return operator
    },
    get control() {
      return operator.control
    },
    async player(balance = '0.00', currency: Currency = 'RUB') {
      players += 1
      const email = `money${players}@example.com`
      const order = { email, password: 'steppe-wind-42', currency, balance }
      return { email, ...(await operator.control.createPlayer(order)) }
    },
    deposit,
    /** Opens a deposit and pays it at once; returns the invoice's id. */
    async paidDeposit(token: string, overrides: Partial<EndpointBody<typeof createDeposit>> = {}) {
      const { id } = good(await deposit(token, overrides))
      await operator.control.payInvoice(id)
      return id
    },
    async payout(token: string, overrides: Partial<EndpointBody<typeof createPayout>> = {}, at = key()) {
      const body = { hash: 'card-payout', amount: '500.00', currency: 'RUB' as const, card: CARD, ...overrides }
      return call(createPayout, { token, key: at, body })
    },
    /** A bet with the active seed pair. */
    async bet(token: string, amount: string, overrides: { currency?: Currency; target?: number; key?: string } = {}) {
      const { server_seed_hash, client_seed, nonce } = good(await call(dice.getState, { token })).pair
      const { currency = 'RUB', target = 5_000 } = overrides
      const bet = { target, direction: 'under' as const }
      const body = { amount, currency, bet, server_seed_hash, client_seed, nonce }
      return call(dice.bet, { token, key: overrides.key ?? key(), body })
    },
    /** The player's balances in one currency, from the ledger. */
    async holdings(email: string, currency: Currency = 'RUB') {
      return (await operator.control.holdings(email))[currency]
    },
    async soundBooks(): Promise<void> {
      const { sums, drifted, unbalanced } = await operator.ledgerSum()
      expect({ sums: Object.values(sums).filter((sum) => sum !== 0), drifted, unbalanced }).toEqual({
        sums: [],
        drifted: 0,
        unbalanced: 0,
      })
    },
  }
}
