import { cancelCampaign, getCampaign } from '../endpoints/bonuses.ts'
import type { ReplyOf } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'
import type { CampaignRow } from '../db/rows.ts'
import { isNewer } from '../domain/protocol/newer.ts'
import type { FetchedRows } from './replace-rows.ts'

type Reply = ReplyOf<typeof getCampaign>['data']

export function campaignRow(told: FetchedRows, campaign: Reply, place: number): CampaignRow {
  return {
    ...told,
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    game: campaign.game,
    left: campaign.left,
    total: campaign.total,
    bet: campaign.bet,
    currency: campaign.currency,
    expiresAt: campaign.expires_at,
    wager: campaign.wager,
    maxBet: campaign.max_bet,
    maxWin: campaign.max_win,
    place,
  }
}

/** Fetches one campaign. Throws `CommandError`; the last good row stays. */
export async function loadCampaign(context: Context, id: string): Promise<void> {
  const holder = await context.session.player()
  const toldAt = Date.now()
  const { data } = await context.trackLoad('campaigns', () => context.call(getCampaign, { params: { id }, holder }))
  await takeCampaign(context, holder, data, toldAt)
}

/** Cancels a campaign and deletes its free spins. Throws `CommandError`. */
export async function cancelSpins(context: Context, id: string): Promise<void> {
  const { db, session, call } = context
  const holder = await session.player()
  const { data } = await call(cancelCampaign, { params: { id }, holder })
  await takeCampaign(context, holder, data, Date.now())
  const { playerId } = holder
  await session.write(holder, async () => {
    await db.freeSpins
      .where({ playerId })
      .and(({ campaignId }) => campaignId === id)
      .delete()
  })
}

type Player = Awaited<ReturnType<Context['session']['player']>>

async function takeCampaign({ db, session }: Context, holder: Player, campaign: Reply, toldAt: number): Promise<void> {
  await session.write(holder, async () => {
    const known = await db.campaigns.get(campaign.id)
    if (known && isNewer(known.toldAt, toldAt, Date.now())) return
    await db.campaigns.put(campaignRow({ playerId: holder.playerId, toldAt }, campaign, known?.place ?? -1))
  })
}
