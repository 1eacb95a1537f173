import { WHEEL_RISKS, type WheelRisk } from '#domain/games/wheel.ts'
import { createPlayerSetting } from '../table/settings/player-setting.ts'

/** The default wheel. */
const USUAL: WheelRisk = 'medium'

const usePlayerRisk = createPlayerSetting('wheel', (stored) => WHEEL_RISKS.find((risk) => risk === stored) ?? null)

/** The wheel that this player has chosen in this tab; before that, that of the last round. */
export function useRisk(playerId: string | null, last: WheelRisk | null) {
  const [risk, setRisk] = usePlayerRisk(playerId)
  return { risk: risk ?? last ?? USUAL, setRisk }
}
