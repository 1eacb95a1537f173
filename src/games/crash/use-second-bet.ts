import { createPlayerSetting } from '../table/settings/player-setting.ts'
import type { Slot } from './use-crash-slot.ts'

const useWanted = createPlayerSetting('crash.second', (stored) => (typeof stored === 'boolean' ? stored : null))

/** Whether the second bet is shown: if the player wants it, or if one is active. */
export function useSecondBet(second: Slot) {
  const [wanted, setWanted] = useWanted(second.table.playerId)
  const isNeeded = second.standing !== null || second.unconfirmed !== null || second.isInFlight
  return { isShown: wanted === true || isNeeded, canHide: !isNeeded, setShown: setWanted }
}
