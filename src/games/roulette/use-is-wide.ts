import { useEffect, useState } from 'react'
import { onceResized } from '../../browser/use-device.ts'

/** From here the panel beside the table holds more than the amount; as in the CSS. */
const WIDE = '(width >= 80em)'

/** Whether there is room for a wide panel beside the table; updates like the device. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(isWideNow)
  useEffect(() => onceResized(() => setWide(isWideNow())), [])
  return isWide
}

function isWideNow(): boolean {
  return matchMedia(WIDE).matches
}
