import { cancelCampaign, getCampaign } from '#endpoints/bonuses.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { CampaignRow } from '#db/rows.ts'
import { isNewer } from '#domain/time/newer.ts'
import { mergeTexts, textsIn } from '#domain/languages/texts-by-language.ts'
import type { FetchedRows } from './replace-rows.ts'

type Reply = EndpointReply<typeof getCampaign>['data']

/** The position in the operator's list, and the language of the reply; null if that is unknown. */
export type Placed = { place: number; language: string | null }

export function campaignRow(fetched: FetchedRows, campaign: Reply, { place, language }: Placed): CampaignRow {
  return {
    ...fetched,
    texts: textsIn(language, { name: campaign.name, game: campaign.game.name }),
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
export function loadCampaign(context: Context, id: string): Promise<void> {
  const { call, localizedLoads, session, trackLoad } = context
  return localizedLoads.load('campaign', async () => {
    const authSession = await session.player()
    const asOf = Date.now()
    const [{ data }, language] = await localizedLoads.inLanguage(() =>
      trackLoad('campaigns', () => call(getCampaign, { params: { id }, authSession })),
    )
    await takeCampaign(context, authSession, data, { toldAt: asOf, language })
  })
}

/** Cancels a campaign and deletes its free spins. Throws `CommandError`. */
export async function cancelSpins(context: Context, id: string): Promise<void> {
  const { db, session, call, localizedLoads } = context
  const authSession = await session.player()
  const [{ data }, language] = await localizedLoads.inLanguage(() =>
    call(cancelCampaign, { params: { id }, authSession }),
  )
  await takeCampaign(context, authSession, data, { toldAt: Date.now(), language })
  const { playerId } = authSession
  await session.write(authSession, async () => {
    await db.freeSpins
      .where({ playerId })
      .and(({ campaignId }) => campaignId === id)
      .delete()
  })
}

async function takeCampaign(
  { db, session }: Context,
  authSession: PlayerSession,
  campaign: Reply,
  { toldAt, language }: { toldAt: number; language: string | null },
): Promise<void> {
  await session.write(authSession, async () => {
    const known = await db.campaigns.get(campaign.id)
    if (known && isNewer(known.toldAt, toldAt, Date.now())) return
    const fetched = { playerId: authSession.playerId, toldAt }
    const row = campaignRow(fetched, campaign, { place: known?.place ?? -1, language })
    await db.campaigns.put({ ...row, texts: mergeTexts(known?.texts, row.texts ?? {}) })
  })
}
