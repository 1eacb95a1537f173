import { useAtomValue } from 'jotai'
import { useReducedMotion } from '../reduced-motion.ts'
import { deviceSwitch } from './device-switch.ts'

/** Effects of all games on this device, on until they are turned off. */
export const effectsAtom = deviceSwitch('effects', true)

/** Whether games may celebrate and move beyond what their outcome needs: never with reduced motion. */
export function useEffects(): boolean {
  const isOn = useAtomValue(effectsAtom)
  return !useReducedMotion() && isOn
}
