import { useEffect, useState } from 'react'
import { DEVICE_REFRESH_MS } from '#domain/settings/constants.ts'

/** As in the CSS: from this width on there is a side rail and the desktop layout; 1024 px with letters of 16 px. */
const DESKTOP = '(width >= 64em)'

type Device = 'handheld' | 'desktop'

/**
 * The device kind that the layout is for; updates 50 ms after the last resize. Only for content too expensive to render
 * hidden: use CSS for anything else.
 */
export function useDevice(): Device {
  const [device, setDevice] = useState(deviceNow)
  useEffect(() => onceResized(() => setDevice(deviceNow)), [])
  return device
}

/** Calls the listener 50 ms after the last `resize` event. Returns the function that unsubscribes. */
export function onceResized(onResize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onResize, DEVICE_REFRESH_MS)
  }
  addEventListener('resize', wait)
  return () => {
    removeEventListener('resize', wait)
    clearTimeout(timer)
  }
}

function deviceNow(): Device {
  return matchMedia(DESKTOP).matches ? 'desktop' : 'handheld'
}
