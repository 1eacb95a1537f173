import * as view from '../../worker/db/betting-view.ts'
import { useLive } from './live.ts'

/** The bet slip of this device; null before the first selection, undefined for the first moment. */
export const useBetSlip = () => useLive('betSlip', view.betSlip)
export const useBettingSettings = () => useLive('bettingSettings', view.bettingSettings)
/** The player's bets on sports, the newest first. */
export const useSportBets = () => useLive('sportBets', view.sportBets)
