import type { Currency } from '#domain/money/currencies.ts'
import { addressProblem } from '#domain/money/address-checksum.ts'
import { cardDigits, cardProblem } from '#domain/money/card.ts'
import { computeCommission } from '#domain/money/commission.ts'
import { readAddress } from '#domain/money/wallet-address.ts'
import { amountWithin } from '../billing/accept.ts'
import type { Query } from '../database.ts'
import { invalid } from '../http/problem.ts'
import { readWallet } from '../ledger.ts'
import { payoutCommission, payOutMethod, type PayOutMethod, payoutRange } from './methods.ts'
import type { NewPayout } from './payouts.ts'

type Asked = {
  hash: string
  amount: string
  currency: Currency
  wallet?: string | undefined
  card?: string | undefined
}

/** Validates a payout request. Throws the operator's rejections. */
export async function acceptPayout(tx: Query, player: number, asked: Asked): Promise<NewPayout> {
  const method = payOutMethod(asked.hash)
  if (!method) throw invalid({ hash: ['method.unknown'] })
  const { currency, balance } = await readWallet(tx, player)
  if (currency !== asked.currency) throw invalid({ currency: ['currency.wrong'] })
  const recipient = acceptRecipient(method, asked)
  const amount = amountWithin(asked.amount, payoutRange(method, currency))
  const commission = computeCommission(amount, payoutCommission(method, currency))
  // A payout must be more than its commission.
  if (commission >= amount) throw invalid({ amount: ['amount.commission'] })
  if (amount > balance) throw invalid({ amount: ['amount.funds'] })
  return { player, method: asked.hash, recipient, amount, commission, currency }
}

function acceptRecipient({ crypto }: PayOutMethod, { wallet, card }: Asked): string {
  if (crypto) {
    const isGood = wallet !== undefined && isAddress(crypto.chain.network, wallet)
    if (!isGood || card !== undefined) throw invalid({ wallet: ['wallet.invalid'] })
    return `${wallet.slice(0, 4)}…${wallet.slice(-4)}`
  }
  if (card === undefined || wallet !== undefined || cardProblem(card) !== null) {
    throw invalid({ card: ['card.invalid'] })
  }
  return `•••• ${cardDigits(card).slice(-4)}`
}

/** The wire accepts only the bare address, however it was typed. */
function isAddress(network: string, wallet: string): boolean {
  return readAddress(network, wallet).address === wallet && addressProblem(network, wallet) === null
}
