import * as view from '#db/money-view.ts'
import { preload, useLive } from './live-query.ts'

/** Withdrawals, newest first. */
export const usePayouts = () => useLive('payouts', view.payouts)
/** Wallets by currency; the one in use is the viewer's. */
export const useWallets = () => useLive('wallets', view.wallets)
/** Bonuses, including closed ones; `getBonusStatus` of domain/money/bonus gives the status of each at a time. */
export const useBonuses = () => useLive('bonuses', view.bonuses)
/** Free spins, including expired ones; `areSpinsActive` of domain/money/bonus says which are active. */
export const useFreeSpins = () => useLive('freeSpins', view.freeSpins)
/** The same, read once before the first render. */
export const readFreeSpins = () => preload('freeSpins', view.freeSpins)
export const useCampaigns = () => useLive('campaigns', view.campaigns)
/** One campaign; null when it is not stored here. */
export const useCampaign = (id: string) => useLive(`campaign:${id}`, () => view.campaign(id))
/** The bonus that waits for a registration and a deposit, and when the bonuses were fetched (ms). */
export const useBonusBoard = () => useLive('bonusBoard', view.bonusBoard)
/** Reads what the list of rewards shows, beside `readBilling`, before the list is drawn. */
export const readRewards = () =>
  Promise.all([
    readFreeSpins(),
    preload('bonuses', view.bonuses),
    preload('campaigns', view.campaigns),
    preload('bonusBoard', view.bonusBoard),
    preload('vip', view.vip),
  ])
export const useVip = () => useLive('vip', view.vip)
/** The club's levels as a guest reads them; null before they have been fetched once. */
export const useVipLevels = () => useLive('vipLevels', view.vipLevels)
/** The welcome offer; null before it has been fetched once. */
export const useWelcomePack = () => useLive('welcomePack', view.welcomePack)
/** The promo code that was last looked up; null before the first one. */
export const usePromoFact = () => useLive('promo', view.promo)
