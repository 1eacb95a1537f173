import {
  activateBonus,
  cancelBonus,
  cancelCampaign,
  getBonuses,
  getCampaign,
  getCampaigns,
  getFreeSpins,
  getPromoBonus,
  getWaitingBonus,
  getWelcomePack,
} from '#endpoints/bonuses.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { readSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve, servePlayer } from '../http/serve.ts'
import { readWallet } from '../ledger.ts'
import { assertNotPaused, isPaused } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { activateFor, requireOne, findBonus, takePromo, usablePromo } from './activate.ts'
import { type Bonus, bonusById, readBonuses, endBonus, expireBonuses } from './bonuses.ts'
import { type Campaign, readCampaigns, campaignWire, cancelSpins, spinsWire } from './campaigns.ts'
import { giftWaitsUntil } from './deposits.ts'
import { announceBonus } from './moving.ts'
import { REG_AND_DEP } from './offers.ts'
import { welcomePack } from './welcome-pack.ts'
import { bonusWire, promoWire } from './wire.ts'

/** How long a valid code stays usable, in seconds. */
const PROMO_LEFT_S = 30 * 86_400

/** Bonuses, promo codes, free spins and the welcome pack. */
export function bonusRoutes(app: App, world: World): void {
  const { database, clock } = world

  servePlayer(app, world, getBonuses, async ({ session: { player }, locale }) => {
    const isOffered = !(await database.read((query) => isPaused(query, world, player)))
    // A bonus in play is the player's money already, and stays in the list.
    const bonuses = (await current(player)).filter(({ status }) => isOffered || status === 'active')
    return { items: bonuses.map((bonus) => bonusWire(bonus, clock, locale)) }
  })

  servePlayer(app, world, getWaitingBonus, async ({ session: { player }, locale }) => {
    const now = clock.now()
    const until = await database.read(async (query) =>
      (await isPaused(query, world, player)) ? null : giftWaitsUntil(query, player, now),
    )
    if (until === null) return { data: null }
    return { data: { name: REG_AND_DEP.name[locale], expires_in: Math.ceil((until - now) / 1_000) } }
  })

  serve(app, getPromoBonus, async ({ bearer, param, locale }) => {
    const promo = usablePromo(param('promo'))
    const currency = bearer === null ? DEFAULT_CURRENCY : await database.read((query) => readCurrency(query, bearer))
    return promoWire(promo, { currency, expiresIn: PROMO_LEFT_S, locale })
  })

  servePlayer(app, world, activateBonus, async ({ session: { player }, body, locale }) => {
    const choice = requireOne(body)
    const taken = await database.write(async (tx) => {
      await assertNotPaused(tx, world, player)
      return 'promo' in choice
        ? takePromo(tx, world, player, choice.promo)
        : { bonus: await activateFor(tx, player, choice.id, clock.now()) }
    })
    if ('campaign' in taken) {
      const campaign = await findCampaign(player, String(taken.campaign))
      return { data: null, campaign: campaignWire(campaign, world, locale) }
    }
    return { data: await announceChanged(taken.bonus, locale) }
  })

  servePlayer(app, world, cancelBonus, async ({ session: { player }, param, locale }) => {
    const id = await database.write(async (tx) => {
      await expireBonuses(tx, player, clock.now())
      const bonus = await findBonus(tx, player, param('id'))
      if (!(await endBonus(tx, bonus, 'cancelled', clock.now()))) throw rejection(409, 'bonus.over')
      return bonus.id
    })
    return { data: await announceChanged(id, locale) }
  })

  servePlayer(app, world, getFreeSpins, async ({ session: { player } }) => ({
    data: spinsWire(await offeredCampaigns(player), world),
  }))

  servePlayer(app, world, getCampaigns, async ({ session: { player }, locale }) => ({
    data: (await offeredCampaigns(player)).map((campaign) => campaignWire(campaign, world, locale)),
  }))

  servePlayer(app, world, getCampaign, async ({ session: { player }, param, locale }) => ({
    data: campaignWire(await findCampaign(player, param('id')), world, locale),
  }))

  servePlayer(app, world, cancelCampaign, async ({ session: { player }, param, locale }) => {
    const campaign = await findCampaign(player, param('id'))
    if (campaign.status !== 'active') throw rejection(409, 'campaign.over')
    await database.write((tx) => cancelSpins(tx, campaign.id))
    return { data: campaignWire(await findCampaign(player, param('id')), world, locale) }
  })

  serve(app, getWelcomePack, ({ locale }) => welcomePack(locale))

  async function current(player: number): Promise<Bonus[]> {
    return database.write(async (tx) => {
      await expireBonuses(tx, player, clock.now())
      return readBonuses(tx, player)
    })
  }

  /** A bonus after a change; the player's other devices are notified. */
  async function announceChanged(id: number, locale: Locale) {
    const bonus = await database.read((query) => bonusById(query, id))
    if (!bonus) throw new Error('a bonus that was just written is gone')
    await announceBonus(world, bonus)
    return bonusWire(bonus, clock, locale)
  }

  function campaigns(player: number): Promise<Campaign[]> {
    return database.read((query) => readCampaigns(query, player, clock.now()))
  }

  async function offeredCampaigns(player: number): Promise<Campaign[]> {
    return (await database.read((query) => isPaused(query, world, player))) ? [] : campaigns(player)
  }

  /** Searches only the player's own campaigns: another player's are unknown. */
  async function findCampaign(player: number, id: string): Promise<Campaign> {
    const campaign = (await campaigns(player)).find((one) => String(one.id) === id)
    if (!campaign) throw rejection(404, 'campaign.unknown')
    return campaign
  }

  async function readCurrency(query: Query, bearer: string) {
    const { player } = await readSession(query, world, bearer)
    return (await readWallet(query, player)).currency
  }
}
