import type { createDeposit, getDepositStatus } from '#endpoints/billing.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { operatorOrigin } from '../http/sites.ts'
import type { World } from '../world.ts'
import { type CryptoPayment, readCrypto } from './crypto.ts'
import type { Invoice } from './invoices.ts'
import { methodByHash } from './methods.ts'

/** An invoice as the contract's deposit process, with the seconds that remain. */
export async function depositWire(
  query: Query,
  world: World,
  invoice: Invoice,
): Promise<EndpointWire<typeof createDeposit>> {
  const method = methodByHash(invoice.method)
  const crypto = await readCrypto(query, invoice)
  const left = Math.max(0, Math.ceil((invoice.expiresAt - world.clock.now()) / 1_000))
  return {
    id: invoice.id,
    type: crypto ? 'crypto' : method?.card ? 'transfer' : 'redirect',
    status: invoice.status,
    ...sums(invoice),
    currency: invoice.currency,
    card: method?.card ?? null,
    crypto: crypto && {
      address: crypto.address,
      network: crypto.network,
      amount: crypto.amount,
      currency: crypto.coin,
      confirmations: confirmations(crypto),
    },
    life_time: left,
    // Coins are sent to an address: there is no page to pay them on.
    url: crypto ? null : `${operatorOrigin('pay', world.port)}/${invoice.secret}`,
  }
}

/** The status of an invoice, with the amounts that may have changed. */
export async function statusWire(query: Query, invoice: Invoice): Promise<EndpointWire<typeof getDepositStatus>> {
  const crypto = await readCrypto(query, invoice)
  return { status: invoice.status, ...sums(invoice), ...(crypto && { confirmations: confirmations(crypto) }) }
}

function sums({ amount, shopAmount, commission, sumWasChanged }: Invoice) {
  return {
    amount: toDecimal(amount),
    shop_amount: toDecimal(shopAmount),
    commission: toDecimal(commission),
    sum_was_changed: sumWasChanged,
  }
}

function confirmations({ needed, seen }: CryptoPayment) {
  return { needed, seen }
}
