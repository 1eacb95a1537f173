import { toDecimal } from '#domain/money/money.ts'
import type { Invoice } from '../billing/invoices.ts'
import { payOutMethod } from '../payouts/methods.ts'
import type { Names } from '../names.ts'
import type { Payout } from '../payouts/payouts.ts'
import type { World } from '../world.ts'
import { announcePush } from './send.ts'

type Sum = Pick<Payout, 'amount' | 'currency'>

const HISTORY = '/profile/history'
const SIGN = { RUB: '₽', KZT: '₸', USD: '$', EUR: '€', INR: '₹' } as const

/** A withdrawal was paid or declined. */
export function pushPayout(world: World, payout: Payout): void {
  const { id, player, status, method } = payout
  if (status !== 'paid' && status !== 'declined') return
  const key = status === 'paid' ? 'withdrawals.paid' : 'withdrawals.declined'
  announcePush(world, player, {
    key,
    tag: `payout:${id}`,
    path: `${HISTORY}?type=withdrawals`,
    values: { amount: toText(payout), method: payOutMethod(method)?.name ?? method },
  })
}

/** A deposit was credited. */
export function pushDeposit(world: World, invoice: Invoice): void {
  announcePush(world, invoice.player, {
    key: 'deposits.credited',
    tag: `invoice:${invoice.id}`,
    path: `${HISTORY}?type=deposits`,
    values: { amount: toText(invoice) },
  })
}

/** The documents were accepted or declined. */
export function pushDocuments(world: World, player: number, isAccepted: boolean): void {
  announcePush(world, player, {
    key: isAccepted ? 'documents.accepted' : 'documents.declined',
    tag: 'documents',
    path: '/profile',
    values: {},
  })
}

/** A tournament that the player took part in has ended. */
export function pushTournament(world: World, player: number, ended: { id: string; name: Names; place: number }): void {
  announcePush(world, player, {
    key: 'tournaments.ended',
    tag: `tournament:${ended.id}`,
    path: '/tournaments',
    values: { name: ended.name, place: String(ended.place) },
  })
}

function toText({ amount, currency }: Sum): string {
  return `${SIGN[currency]}${toDecimal(amount).replace(/\.00$/, '')}`
}
