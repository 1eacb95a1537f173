import type { Currency } from '#domain/money/currencies.ts'
import * as view from '../../worker/db/protection-view.ts'
import { useLive } from './live-query.ts'

/** The player's limits and breaks as the operator has them, and what this device holds. */
export const useStoredProtection = () => useLive('protection', view.protection)

/** What the player has staked in a currency since the operator's figures, or is staking now; undefined while it is read. */
export const useStakedSince = (currency: Currency) =>
  useLive(`stakedSince ${currency}`, () => view.stakedSince(currency))
