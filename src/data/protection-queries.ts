import type { Currency } from '#domain/money/currencies.ts'
import * as view from '#db/protection-view.ts'
import { preload, useLive } from './live-query.ts'

/** The player's limits and breaks as the operator has them, and what this device holds. */
export const useStoredProtection = () => useLive('protection', view.storedProtection)

/** Reads the same before a page renders, so that it neither shows an offer for a moment nor moves. */
export const readStoredProtection = () => preload('protection', view.storedProtection)

/** What a player has played on this device; null for nothing, undefined while it is read. */
export const usePlayRow = (playerId: string) => useLive(`play ${playerId}`, () => view.storedPlay(playerId))

/** What the player has staked in a currency since the operator's figures, or is staking now; undefined while it is read. */
export const useStakedSince = (currency: Currency) =>
  useLive(`stakedSince ${currency}`, () => view.stakedSince(currency))
