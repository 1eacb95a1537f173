import { createPlayerSetting } from '../original/settings/player-setting.ts'
import type { Slot } from './use-crash-slot.ts'

const useWanted = createPlayerSetting('crash.second', (kept) => (typeof kept === 'boolean' ? kept : null))

/** Whether the second bet of a round is shown: where the player wants it, or where one stands. */
export function useSecondBet(second: Slot) {
  const [wanted, setWanted] = useWanted(second.table.playerId)
  const isNeeded = second.standing !== null || second.unconfirmed !== null || second.isInFlight
  return { isShown: wanted === true || isNeeded, canHide: !isNeeded, setShown: setWanted }
}
