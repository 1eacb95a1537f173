import type { Currency } from '#domain/money/currencies.ts'
import { type Range, rangeProblem } from '#domain/money/limits.ts'
import { fromDecimal, type Minor, toDecimal } from '#domain/money/money.ts'
import { getRules } from '../bonuses/bonuses.ts'
import { bonusInPlay, expireBonuses } from '../bonuses/bonuses.ts'
import { depositOffer } from '../bonuses/deposits.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { readWallet } from '../ledger.ts'
import { type Invoice, openInvoices } from './invoices.ts'
import { depositRange, methodByHash } from './methods.ts'

type Asked = { hash: string; amount: string; currency: Currency; bonus?: string | undefined }
type Accepted = Pick<Invoice, 'player' | 'method' | 'amount' | 'currency' | 'bonus'>

/** Validates a deposit request. Throws the operator's rejections. */
export async function acceptDeposit(tx: Query, player: number, asked: Asked, now: number): Promise<Accepted> {
  const method = methodByHash(asked.hash)
  if (!method) throw invalid({ hash: ['method.unknown'] })
  const { currency } = await readWallet(tx, player)
  if (currency !== asked.currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = amountWithin(asked.amount, depositRange(method, currency))
  const open = await openInvoices(tx, player)
  if (open.some((invoice) => invoice.method === asked.hash)) throw rejection(409, 'invoice.open')
  const bonus = asked.bonus ? await acceptBonus(tx, { player, currency, amount, id: asked.bonus, open }, now) : null
  return { player, method: asked.hash, amount, currency, bonus }
}

/** Parses an amount to minor units; throws when it is invalid or out of range. */
export function amountWithin(text: string, range: Range): Minor {
  const amount = fromDecimal(text)
  if (amount === null || amount < 0) throw invalid({ amount: ['amount.invalid'] })
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  return amount
}

type AskedBonus = { player: number; currency: Currency; amount: Minor; id: string; open: Invoice[] }

async function acceptBonus(tx: Query, asked: AskedBonus, now: number): Promise<string> {
  const { player, currency, amount, id } = asked
  const offer = await depositOffer(tx, player)
  // The first-deposit bonus is given once, however many invoices are open.
  if (offer.id !== id || asked.open.some(({ bonus }) => bonus === id)) throw invalid({ bonus: ['bonus.unknown'] })
  await expireBonuses(tx, player, now)
  if (await bonusInPlay(tx, player, currency)) throw invalid({ bonus: ['bonus.active'] })
  const { minAmount } = getRules(offer, currency)
  if (minAmount !== null && amount < minAmount) throw invalid({ bonus: [`bonus.below:${toDecimal(minAmount)}`] })
  return id
}
