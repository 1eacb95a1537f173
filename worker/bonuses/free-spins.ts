import type { getFreeSpins } from '#endpoints/bonuses.ts'
import type { ReplyOf } from '../http/endpoint.ts'
import type { FreeSpinRow } from '../db/rows.ts'
import { textsIn } from '#domain/protocol/texts-by-language.ts'
import type { FetchedRows } from './replace-rows.ts'

type Reply = ReplyOf<typeof getFreeSpins>['data'][number]

/** Makes a row of free spins. Spins without an id of the operator are identified by their game and expiry time. */
export function spinRow(fetched: FetchedRows, spins: Reply, language: string | null): FreeSpinRow {
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
