import { createHash } from 'node:crypto'
import { cardDigits } from '#domain/money/card.ts'
import type { getBilling } from '#endpoints/billing.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { Query } from '../database.ts'
import { invalid } from '../http/problem.ts'

type CardWire = NonNullable<EndpointWire<typeof getBilling>['cards']>[number]

/** The methods that take a card. A card that has only received money cannot be charged. */
const DEPOSIT_METHOD = 'bank-card'
const PAYOUT_METHOD = 'card-payout'

/** What a card is used for, and the column with its reference. */
type Purpose = 'invoice' | 'payout'

export type Card = { id: number; last_four: string; paid_at: number | null; received_at: number | null }

const COLUMNS = { id: 'int', last_four: 'text', paid_at: 'int?', received_at: 'int?' } as const
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM cards`

/** The cards of a player whose payments have settled, the last used one first. */
export async function readCards(query: Query, player: number): Promise<Card[]> {
  return query.rows(
    COLUMNS,
    `${SELECT} WHERE player = ? AND (paid_at IS NOT NULL OR received_at IS NOT NULL)
     ORDER BY MAX(COALESCE(paid_at, 0), COALESCE(received_at, 0)) DESC, id DESC LIMIT 10`,
    [player],
  )
}

export function cardWire(card: Card): CardWire {
  return { id: card.id, last_four: card.last_four, methods: getMethods(card) }
}

function getMethods({ paid_at }: Card): string[] {
  return paid_at === null ? [PAYOUT_METHOD] : [DEPOSIT_METHOD, PAYOUT_METHOD]
}

/** The card of an earlier payment that an order names. Throws the operator's rejection if the method does not take it. */
export async function acceptUsedCard(query: Query, player: number, asked: { hash: string; id: string }): Promise<Card> {
  const card = (await readCards(query, player)).find(({ id }) => String(id) === asked.id)
  if (!card || !getMethods(card).includes(asked.hash)) throw invalid({ card_id: ['card.gone'] })
  return card
}

/** Notes which card an invoice or a payout is paid with or to: a known one by its id, another by its number's hash. */
export async function noteCard(
  tx: Query,
  player: number,
  { card, ...use }: { card: { id: number } | { number: string }; purpose: Purpose; reference: number },
): Promise<void> {
  const id = 'id' in card ? card.id : await addCard(tx, player, cardDigits(card.number))
  await tx.run(`DELETE FROM card_uses WHERE ${use.purpose} = ?`, [use.reference])
  await tx.run(`INSERT INTO card_uses (card, ${use.purpose}) VALUES (?, ?)`, [id, use.reference])
}

async function addCard(tx: Query, player: number, digits: string): Promise<number> {
  const hash = createHash('sha256').update(`${player} ${digits}`).digest('hex')
  await tx.run('INSERT OR IGNORE INTO cards (player, hash, last_four) VALUES (?, ?, ?)', [
    player,
    hash,
    digits.slice(-4),
  ])
  const row = await tx.row({ id: 'int' }, 'SELECT id FROM cards WHERE player = ? AND hash = ?', [player, hash])
  if (!row) throw new Error('a card that was just written is gone')
  return row.id
}

/** The last four digits of the card that an invoice is paid with; null if none was named. */
export async function invoiceCard(query: Query, invoice: number): Promise<string | null> {
  const row = await query.row(
    { last_four: 'text' },
    'SELECT last_four FROM cards JOIN card_uses ON card = cards.id WHERE invoice = ?',
    [invoice],
  )
  return row?.last_four ?? null
}

/** The payment has settled: from now on its card is offered to the player. */
export async function settleCard(tx: Query, purpose: Purpose, reference: number, at: number): Promise<void> {
  const column = purpose === 'invoice' ? 'paid_at' : 'received_at'
  await tx.run(`UPDATE cards SET ${column} = ? WHERE id IN (SELECT card FROM card_uses WHERE ${purpose} = ?)`, [
    at,
    reference,
  ])
}

/** Removes a player's cards, as an operator does with those that have expired. */
export async function removeCards(tx: Query, player: number): Promise<void> {
  await tx.run('DELETE FROM card_uses WHERE card IN (SELECT id FROM cards WHERE player = ?)', [player])
  await tx.run('DELETE FROM cards WHERE player = ?', [player])
}
