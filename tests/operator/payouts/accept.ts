import type { Currency } from '#domain/money/currencies.ts'
import { addressProblem } from '#domain/money/address-checksum.ts'
import { cardDigits, cardProblem } from '#domain/money/card.ts'
import { computeCommission } from '#domain/money/commission.ts'
import { readAddress } from '#domain/money/wallet-address.ts'
import { amountWithin } from '../billing/accept.ts'
import { acceptUsedCard } from '../billing/cards.ts'
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
  card_id?: string | undefined
}

/** A payout, and the card that it goes to; null for a crypto wallet. */
type Accepted = { payout: NewPayout; card: { id: number } | { number: string } | null }

/** Validates a payout request. Throws the operator's rejections. */
export async function acceptPayout(tx: Query, player: number, asked: Asked): Promise<Accepted> {
  const method = payOutMethod(asked.hash)
  if (!method) throw invalid({ hash: ['method.unknown'] })
  const { currency, balance } = await readWallet(tx, player)
  if (currency !== asked.currency) throw invalid({ currency: ['currency.wrong'] })
  const { recipient, card } = await acceptRecipient(tx, player, { method, asked })
  const amount = amountWithin(asked.amount, payoutRange(method, currency))
  const commission = computeCommission(amount, payoutCommission(method, currency))
  // A payout must be more than its commission.
  if (commission >= amount) throw invalid({ amount: ['amount.commission'] })
  if (amount > balance) throw invalid({ amount: ['amount.funds'] })
  return { payout: { player, method: asked.hash, recipient, amount, commission, currency }, card }
}

type Order = { method: PayOutMethod; asked: Asked }

async function acceptRecipient(tx: Query, player: number, { method: { crypto }, asked }: Order) {
  const { hash, wallet, card, card_id: cardId } = asked
  if (crypto) {
    const isGood = wallet !== undefined && isAddress(crypto.chain.network, wallet)
    if (!isGood || card !== undefined || cardId !== undefined) throw invalid({ wallet: ['wallet.invalid'] })
    return { recipient: `${wallet.slice(0, 4)}…${wallet.slice(-4)}`, card: null }
  }
  if (cardId !== undefined && card === undefined && wallet === undefined) {
    const used = await acceptUsedCard(tx, player, { hash, id: cardId })
    return { recipient: maskCard(used.last_four), card: { id: used.id } }
  }
  if (cardId !== undefined || card === undefined || wallet !== undefined || cardProblem(card) !== null) {
    throw invalid({ card: ['card.invalid'] })
  }
  return { recipient: maskCard(cardDigits(card).slice(-4)), card: { number: card } }
}

function maskCard(lastFour: string): string {
  return `•••• ${lastFour}`
}

/** The wire accepts only the bare address, however it was typed. */
function isAddress(network: string, wallet: string): boolean {
  return readAddress(network, wallet).address === wallet && addressProblem(network, wallet) === null
}
