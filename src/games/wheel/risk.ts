import { WHEEL_RISKS, type WheelRisk } from '../../../worker/domain/games/wheel.ts'
import { createPlayerSetting } from '../original/settings/player-setting.ts'

/** The default wheel. */
const USUAL: WheelRisk = 'medium'

const useOwnRisk = createPlayerSetting('wheel', (kept) => WHEEL_RISKS.find((risk) => risk === kept) ?? null)

/** The wheel that this player has chosen in this tab; before that, that of the last round. */
export function useRisk(playerId: string | null, last: WheelRisk | null) {
  const [risk, setRisk] = useOwnRisk(playerId)
  return { risk: risk ?? last ?? USUAL, setRisk }
}
