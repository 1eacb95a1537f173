import type { SharedGame } from '#domain/games/shared-rounds.ts'
import type { PlayRestriction } from '../../../protection/play-protection.ts'
import type { BetDisabledReason } from '../use-table.ts'
import type { LiveGameTable } from './use-live-game.ts'

type Facts = Pick<
  LiveGameTable<SharedGame>,
  'loggedIn' | 'playerId' | 'balance' | 'isKnown' | 'reachable' | 'isGameDisabled' | 'problem'
> & { restriction: PlayRestriction | null }

/**
 * Why no action can be sent now. null for a guest, online or not: pressing opens the login, unless the game is switched
 * off.
 */
export function getLiveDisabledReason({
  loggedIn,
  playerId,
  balance,
  isKnown,
  reachable,
  isGameDisabled,
  restriction,
  problem,
}: Facts): BetDisabledReason | null {
  if (loggedIn === null) return 'loading'
  if (!loggedIn) return isGameDisabled ? 'switchedOff' : null
  if (!reachable) return 'offline'
  if (playerId === null) return problem === null ? 'loading' : 'noProfile'
  if (!isKnown) return problem === null ? 'loading' : 'noState'
  if (isGameDisabled) return 'switchedOff'
  if (restriction) return restriction
  return balance === null ? 'noBalance' : null
}
