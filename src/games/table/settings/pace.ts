import { useAtomValue } from 'jotai'
import { useProtectionRules } from '../../../protection/play-protection.ts'
import { deviceSwitch } from './device-switch.ts'

const FAST = 0.4

/** Fast animations of our own games on this device, off until they are turned on. */
export const fastAtom = deviceSwitch('fast')

/** Whether rounds may follow one another faster: where auto-play is allowed. */
export function useIsFastAllowed(): boolean {
  return useProtectionRules().autoPlay
}

/** How long animations take, as a share of their usual time. Rounds of several players keep the operator's time. */
export function usePace(): number {
  const isChosen = useAtomValue(fastAtom)
  return useIsFastAllowed() && isChosen ? FAST : 1
}
