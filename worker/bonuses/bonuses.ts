import {
  activateBonus,
  cancelBonus,
  getBonuses,
  getCampaigns,
  getFreeSpins,
  getWaitingBonus,
} from '#endpoints/bonuses.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { BonusRow, FreeSpinRow } from '#db/rows.ts'
import { loadProfile } from '../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { mergeTexts, textsIn } from '#domain/languages/texts-by-language.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { campaignRow, type Placed } from './campaigns.ts'
import { replaceRows, type FetchedRows } from './replace-rows.ts'

type Reply = EndpointReply<typeof getBonuses>['items'][number]

/** A waiting bonus whose end differs by less is the same one: the operator sends seconds from now. */
const SAME_END_MS = 60_000

/** A waiting bonus by its id, or the bonus of a promo code. */
export type BonusSelection = { id: string } | { promo: string }

/**
 * Fetches the player's bonuses, free spins, campaigns and waiting bonus. A section that fails keeps its last good rows.
 * Throws `CommandError`.
 */
export function loadBonuses(context: Context): Promise<void> {
  return context.localizedLoads.load('bonuses', () => fetchBonuses(context))
}

async function fetchBonuses(context: Context): Promise<void> {
  const { db, session, call, clock, localizedLoads, trackLoad } = context
  // Without the player nothing is fetched: the list says so.
  const authSession = await session
    .player()
    .catch((error: unknown) => trackLoad('bonuses', () => Promise.reject(error)))
  const { playerId } = authSession
  const fetched: FetchedRows = { playerId, toldAt: Date.now() }
  const parts = await Promise.allSettled([
    trackLoad('bonuses', async () => {
      const [{ items }, language] = await localizedLoads.inLanguage(() => call(getBonuses, { authSession }))
      const rows = items.map((item, place) => bonusRow(fetched, item, { place, language }))
      await session.write(authSession, () => replaceRows(db.bonuses, rows, fetched))
    }),
    loadSpins(context, authSession),
    trackLoad('campaigns', async () => {
      const [{ data }, language] = await localizedLoads.inLanguage(() => call(getCampaigns, { authSession }))
      const rows = data.map((item, place) => campaignRow(fetched, item, { place, language }))
      await session.write(authSession, () => replaceRows(db.campaigns, rows, fetched))
    }),
    trackLoad('waitingBonus', async () => {
      const [{ data }, language] = await localizedLoads.inLanguage(() => call(getWaitingBonus, { authSession }))
      const fetchedAt = clock.now()
      const waiting = data && { name: data.name, expiresAt: fetchedAt + data.expires_in * 1_000 }
      await session.write(authSession, async () => {
        const before = await db.bonusBoard.get(playerId)
        const isSame = Math.abs((before?.waiting?.expiresAt ?? 0) - (waiting?.expiresAt ?? 0)) < SAME_END_MS
        const texts = mergeTexts(isSame ? before?.texts : undefined, textsIn(language, { name: waiting?.name }))
        await db.bonusBoard.put({ playerId, waiting, texts, fetchedAt })
      })
    }),
  ])
  const failed = parts.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Fetches the player's free spins. Throws `CommandError`; the last good rows stay. */
export async function loadSpins(
  { db, session, call, localizedLoads, trackLoad }: Context,
  authSession: PlayerSession,
): Promise<void> {
  const fetched: FetchedRows = { playerId: authSession.playerId, toldAt: Date.now() }
  await trackLoad('freeSpins', async () => {
    const [{ data }, language] = await localizedLoads.inLanguage(() => call(getFreeSpins, { authSession }))
    const rows = data.map((item) => spinRow(fetched, item, language))
    await session.write(authSession, () => replaceRows(db.freeSpins, rows, fetched))
  })
}

function bonusRow(fetched: FetchedRows, bonus: Reply, { place, language }: Placed): BonusRow {
  return {
    ...fetched,
    texts: textsIn(language, { name: bonus.name }),
    id: bonus.id,
    name: bonus.name,
    status: bonus.status,
    amount: bonus.amount,
    currency: bonus.currency,
    wager: bonus.wager,
    maxBet: bonus.max_bet,
    expiresAt: bonus.expires_at,
    expiresIn: bonus.expires_in,
    region: bonus.region,
    place,
  }
}

/** The result of an activation: a promo code may give free spins (a campaign) instead of a bonus. */
export type ActivatedBonus = { bonusId: string | null; campaignId: string | null }

/** Activates a bonus, then fetches the balances. Throws `CommandError`. */
export async function activate(context: Context, choice: BonusSelection): Promise<ActivatedBonus> {
  const authSession = await context.session.player()
  const body = 'id' in choice ? { id: choice.id } : { promo: cleanTyped(choice.promo) }
  if (Object.values(body).includes('')) throw new CommandError({ code: 'validation', retry: false })
  const [{ data, campaign }, language] = await context.localizedLoads.inLanguage(() =>
    context.call(activateBonus, { body, authSession }),
  )
  if (data) await takeBonus(context, authSession, data, language)
  // The free spins of a campaign are rows of their own.
  if (campaign) await loadBonuses(context).catch(() => undefined)
  return { bonusId: data?.id ?? null, campaignId: campaign?.id ?? null }
}

/** Cancels a bonus, then fetches the balances. Throws `CommandError`. */
export async function cancel(context: Context, id: string): Promise<void> {
  const authSession = await context.session.player()
  const [{ data }, language] = await context.localizedLoads.inLanguage(() =>
    context.call(cancelBonus, { params: { id }, authSession }),
  )
  await takeBonus(context, authSession, data, language)
}

async function takeBonus(
  context: Context,
  authSession: PlayerSession,
  bonus: Reply,
  language: string | null,
): Promise<void> {
  const { db, session } = context
  const fetched: FetchedRows = { playerId: authSession.playerId, toldAt: Date.now() }
  await session.write(authSession, async () => {
    // A new bonus is listed first, because the list is sorted from newest to oldest.
    const known = await db.bonuses.get(bonus.id)
    const row = bonusRow(fetched, bonus, { place: known?.place ?? -1, language })
    await db.bonuses.put({ ...row, texts: mergeTexts(known?.texts, row.texts ?? {}) })
  })
  // A profile that cannot be loaded now is updated by the next balance message.
  await loadProfile(context).catch(() => null)
}

type SpinsReply = EndpointReply<typeof getFreeSpins>['data'][number]

/** Makes a row of free spins. Spins without an id of the operator are identified by their game and expiry time. */
function spinRow(fetched: FetchedRows, spins: SpinsReply, language: string | null): FreeSpinRow {
  return {
    ...fetched,
    texts: textsIn(language, { game: spins.game.name }),
    id: spins.id ?? `${spins.game.id}:${spins.expiration_at}`,
    game: spins.game,
    left: spins.left,
    total: spins.total,
    bet: spins.bet,
    currency: spins.currency,
    expiresAt: spins.expiration_at,
    campaignId: spins.campaign_id,
  }
}
