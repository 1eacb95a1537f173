import * as view from '#db/betting-view.ts'
import { useLive } from './live-query.ts'

/** The bet slip of this device; null before the first selection, undefined until the first answer. */
export const useBetSlip = () => useLive('betSlip', view.betSlip)
export const useBettingSettings = () => useLive('bettingSettings', view.bettingSettings)
/** The player's sports bets, newest first. */
export const useSportBets = () => useLive('sportBets', view.sportBets)
