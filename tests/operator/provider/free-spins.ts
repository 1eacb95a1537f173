import { wagerRequired } from '#domain/money/bonus.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { roubles } from '../billing/scale.ts'
import { offerBonus } from '../bonuses/bonuses.ts'
import { type Campaign, readCampaigns, spinsGame } from '../bonuses/campaigns.ts'
import { SPINS_WON, spinsOffer } from '../bonuses/offers.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import type { World } from '../world.ts'
import type { GameSession } from './launch.ts'

export type GamePlayer = GameSession & { player: number }
/** The free spins for a game: `left` over all campaigns; campaign, stake and expiry of the next spin. */
export type FreeSpins = { campaign: number; left: number; bet: Minor; won: number; until: string }

/** The free spins available to a session. The next one uses the campaign that ends first, with its stake. */
export async function spinsHere(query: Query, world: World, session: GamePlayer): Promise<FreeSpins | null> {
  const campaigns = await campaignsHere(query, world, session)
  const [next] = campaigns.toSorted((a, b) => a.expiresAt - b.expiresAt || a.id - b.id)
  if (!next) return null
  const left = campaigns.reduce((sum, one) => sum + one.left, 0)
  const won = await wonHere(query, session, campaigns)
  return { campaign: next.id, left, bet: next.bet, won, until: world.clock.moment(next.expiresAt) }
}

/** Uses one spin of a campaign. */
export async function takeSpin(tx: Query, campaign: number): Promise<void> {
  await tx.run(
    `UPDATE campaigns SET left_spins = left_spins - 1, status = iif(left_spins = 1, 'finished', status) WHERE id = ?`,
    [campaign],
  )
}

/**
 * Adds the winnings of a free spin, up to its campaign's maximum, to one waiting bonus, which grows until it is
 * activated. Returns that bonus and the amount really paid.
 */
export async function payFreeSpin(
  tx: Query,
  world: World,
  { player, currency }: GamePlayer,
  id: number,
  amount: number,
): Promise<{ bonus: number | null; paid: Minor }> {
  const campaign = (await readCampaigns(tx, player, world.clock.now())).find((one) => one.id === id)
  if (!campaign) throw rejection(409, 'spins.none')
  const most = roubles(spinsOffer(campaign.offer).maxWin, currency)
  const paid = minor(Math.min(amount, most - (await wonOn(tx, campaign.id))))
  if (paid <= 0) return { bonus: null, paid: minor(0) }
  return { bonus: await layBy(tx, { player, currency, amount: paid, at: world.clock.now() }), paid }
}

async function layBy(
  tx: Query,
  { player, currency, amount, at }: Pick<Campaign, 'player' | 'currency'> & { amount: Minor; at: number },
): Promise<number> {
  const waiting = await tx.row(
    { id: 'int', amount: 'int' },
    `SELECT id, amount FROM bonuses
     WHERE player = ? AND currency = ? AND offer = ? AND status = 'waiting' AND expires_at > ?`,
    [player, currency, SPINS_WON.id, at],
  )
  if (!waiting) return offerBonus(tx, { player, offer: SPINS_WON, currency, amount, at, untilMs: SPINS_WON.lifeMs })
  const sum = minor(waiting.amount + amount)
  await tx.run('UPDATE bonuses SET amount = ?, required = ?, expires_at = ? WHERE id = ?', [
    sum,
    wagerRequired(sum, SPINS_WON),
    at + SPINS_WON.lifeMs,
    waiting.id,
  ])
  return waiting.id
}

async function campaignsHere(query: Query, world: World, { player, game, currency }: GamePlayer): Promise<Campaign[]> {
  if (game !== spinsGame(world.settings.catalogue).id) return []
  const campaigns = await readCampaigns(query, player, world.clock.now())
  return campaigns.filter((one) => one.status === 'active' && one.left > 0 && one.currency === currency)
}

/** The winnings of these campaigns, and of those used up in this session. */
async function wonHere(query: Query, { session }: GamePlayer, campaigns: readonly Campaign[]): Promise<Minor> {
  const row = await query.row(
    { sum: 'int' },
    `SELECT coalesce(sum(payout), 0) AS sum FROM provider_rounds
     WHERE campaign IN (${campaigns.map(() => '?').join(', ')}) OR (campaign IS NOT NULL AND session = ?)`,
    [...campaigns.map(({ id }) => id), session],
  )
  return minor(row?.sum ?? 0)
}

/** The winnings of a campaign so far. */
async function wonOn(query: Query, campaign: number): Promise<Minor> {
  const row = await query.row(
    { sum: 'int' },
    'SELECT coalesce(sum(payout), 0) AS sum FROM provider_rounds WHERE campaign = ?',
    [campaign],
  )
  return minor(row?.sum ?? 0)
}
