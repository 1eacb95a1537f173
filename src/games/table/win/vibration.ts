import { deviceSwitch } from '../settings/device-switch.ts'
import type { Win } from './win-state.ts'

/** Vibration at wins, on until it is turned off. */
export const hapticsAtom = deviceSwitch('haptics', true)

/** Milliseconds of vibration and pause in turn. */
const PATTERNS: Record<Win['tier'], number[]> = {
  small: [15],
  big: [30, 60, 30],
  huge: [40, 60, 40, 60, 120],
  epic: [40, 60, 40, 60, 120, 80, 240],
}

export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
}

/** Vibrates where the device can; the browser ignores it before the first press on the page. */
export function vibrate(tier: Win['tier']): void {
  if (canVibrate()) navigator.vibrate(PATTERNS[tier])
}
