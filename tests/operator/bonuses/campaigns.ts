import type { getCampaign, getFreeSpins } from '#endpoints/bonuses.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { BonusStatus } from '#domain/money/bonus.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import { roubles } from '../billing/scale.ts'
import { type CatalogueOrder, theCatalogue } from '../catalogue/make.ts'
import type { World } from '../world.ts'
import type { Query } from '../database.ts'
import { type SpinsOffer, spinsOffer } from './offers.ts'

/** Free spins of one offer that were given to a player. */
export type Campaign = {
  id: number
  player: number
  offer: string
  status: BonusStatus
  spins: number
  left: number
  bet: Minor
  currency: Currency
  expiresAt: number
}

type CampaignWire = EndpointWire<typeof getCampaign>['data']
type SpinsWire = NonNullable<EndpointWire<typeof getFreeSpins>['data']>[number]

const COLUMNS = {
  id: 'int',
  player: 'int',
  offer: 'text',
  status: 'text',
  spins: 'int',
  left_spins: 'int',
  bet: 'int',
  currency: 'text',
  expires_at: 'int',
} as const

/** A player's campaigns, newest first; an overdue one has the status expired. */
export async function readCampaigns(query: Query, player: number, now: number): Promise<Campaign[]> {
  const rows = await query.rows(
    COLUMNS,
    `SELECT ${Object.keys(COLUMNS).join(', ')} FROM campaigns WHERE player = ? ORDER BY id DESC`,
    [player],
  )
  return rows.map(({ id, offer, spins, left_spins: left, currency, expires_at: expiresAt, ...row }) => {
    if (!isCurrency(currency)) throw new Error(`campaign ${id} has no currency`)
    const known = row.status === 'cancelled' || row.status === 'finished' ? row.status : 'active'
    const status = known === 'active' && expiresAt <= now ? ('expired' as const) : known
    return { id, player, offer, status, spins, left, bet: minor(row.bet), currency, expiresAt }
  })
}

/** Gives a player free spins. Returns the campaign's id. */
export async function giveSpins(
  tx: Query,
  given: { player: number; offer: SpinsOffer; currency: Currency; at: number; left?: number; untilMs?: number },
): Promise<number> {
  const { player, offer, currency, at } = given
  const { inserted } = await tx.run(
    `INSERT INTO campaigns (player, offer, status, spins, left_spins, bet, currency, expires_at, created_at)
     VALUES (?, ?, 'active', ?, ?, ?, ?, ?, ?)`,
    [
      player,
      offer.id,
      offer.spins,
      given.left ?? offer.spins,
      roubles(offer.bet, currency),
      currency,
      at + (given.untilMs ?? offer.lifeMs),
      at,
    ],
  )
  return inserted
}

export async function cancelSpins(tx: Query, id: number): Promise<void> {
  await tx.run("UPDATE campaigns SET status = 'cancelled', left_spins = 0 WHERE id = ?", [id])
}

export function campaignWire(campaign: Campaign, { clock, settings }: World, locale: Locale): CampaignWire {
  const { id, status, left, spins, bet, currency, expiresAt } = campaign
  const offer = spinsOffer(campaign.offer)
  return {
    id,
    name: offer.name[locale],
    status,
    game: spinsGame(settings.catalogue),
    left,
    total: spins,
    bet: toDecimal(bet),
    currency,
    expires_at: clock.moment(expiresAt),
    wager: offer.wager,
    max_bet: toDecimal(roubles(offer.maxBet, currency)),
    max_win: toDecimal(roubles(offer.maxWin, currency)),
  }
}

/** The active and expired campaigns in the wire format. */
export function spinsWire(campaigns: Campaign[], { clock, settings }: World): SpinsWire[] {
  return campaigns
    .filter(({ status }) => status === 'active' || status === 'expired')
    .map(({ id, left, spins, bet, currency, expiresAt }) => ({
      id: `spins-${id}`,
      game: spinsGame(settings.catalogue),
      left,
      total: spins,
      bet: toDecimal(bet),
      currency,
      expiration_at: clock.moment(expiresAt),
      campaign_id: id,
    }))
}

/** The most popular slot machine, on which all free spins are played. */
export function spinsGame(catalogue: CatalogueOrder) {
  const game = theCatalogue(catalogue).games.find(([, , , , kind, rank]) => kind === 'slots' && rank <= 10)
  if (!game) throw new Error('no game to spin')
  const [id, slug, name, , kind] = game
  return { id, name, slug, kind }
}
