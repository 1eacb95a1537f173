import { useAtomValue } from 'jotai'
import { isAutoPlayAllowed } from '#domain/games/auto-play.ts'
import { useAppState } from '../../../data/queries.ts'
import { deviceSwitch } from './device-switch.ts'

const FAST = 0.4

/** Fast animations of our own games on this device, off until they are turned on. */
export const fastAtom = deviceSwitch('fast')

/** Whether rounds may follow one another faster: where auto-play is allowed. */
export function useIsFastAllowed(): boolean {
  return isAutoPlayAllowed(useAppState('geo')?.country ?? null)
}

/** How long animations take, as a share of their usual time. Rounds of several players keep the operator's time. */
export function usePace(): number {
  const isChosen = useAtomValue(fastAtom)
  return useIsFastAllowed() && isChosen ? FAST : 1
}
