import type { BonusRow, CampaignRow, FreeSpinRow, VipRow } from '#db/view.ts'
import type { DepositBonus } from '#db/money-rows.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { getBonusStatus, spinsBesideCampaigns } from '#domain/money/bonus.ts'
import { useBilling } from '../../data/account-queries.ts'
import { useBonusBoard, useBonuses, useCampaigns, useFreeSpins, useVip } from '../../data/money-queries.ts'
import { useServerNow } from '../../format/use-server-now.ts'

/** Something that the player has or can get now. `endsAt` is in ms of server time; null if it does not end. */
export type Reward = { key: string; endsAt: number | null } & (
  | { kind: 'gift'; name: string; endsAt: number }
  | { kind: 'bonus'; bonus: BonusRow }
  | { kind: 'campaign'; campaign: CampaignRow }
  | { kind: 'spins'; spins: FreeSpinRow }
  | { kind: 'cashback'; cashback: NonNullable<VipRow['cashback']> }
  | { kind: 'deposit'; bonus: DepositBonus; currency: Currency | null }
)

/** The player's rewards at the current server time: what ends first comes first, what does not end comes last. */
export function useRewards(): Reward[] {
  const now = useServerNow()
  const gift = useBonusBoard()?.waiting
  const bonuses = useBonuses() ?? []
  const campaigns = useCampaigns() ?? []
  const spins = useFreeSpins() ?? []
  const cashback = useVip()?.cashback
  const billing = useBilling()
  const isOpen = (row: BonusRow | CampaignRow) => ['active', 'waiting'].includes(getBonusStatus(row, now))
  const rewards: Reward[] = [
    ...bonuses.filter(isOpen).map((bonus) => ({
      kind: 'bonus' as const,
      key: `bonus ${bonus.id}`,
      endsAt: bonus.expiresAt,
      bonus,
    })),
    ...campaigns.filter(isOpen).map((campaign) => ({
      kind: 'campaign' as const,
      key: `campaign ${campaign.id}`,
      endsAt: campaign.expiresAt,
      campaign,
    })),
    ...spinsBesideCampaigns(spins, campaigns, now).map((row) => ({
      kind: 'spins' as const,
      key: `spins ${row.id}`,
      endsAt: row.expiresAt,
      spins: row,
    })),
  ]
  if (gift && gift.expiresAt > now) {
    rewards.push({ kind: 'gift', key: 'gift', endsAt: gift.expiresAt, name: gift.name })
  }
  if (cashback && cashback.at > now) rewards.push({ kind: 'cashback', key: 'cashback', endsAt: cashback.at, cashback })
  if (billing?.bonus?.rules) {
    rewards.push({ kind: 'deposit', key: 'deposit', endsAt: null, bonus: billing.bonus, currency: billing.currency })
  }
  return rewards.toSorted((one, other) => (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity))
}
