import { useEffect, useState } from 'react'
import { DEVICE_REFRESH_MS } from '../../worker/domain/protocol/constants.ts'

/** As in the styles: from this width on the frame has a rail, and a page the room of a desk. */
const DESKTOP_PX = 1_024

type Device = 'handheld' | 'desktop'

/**
 * Which kind of device the page is laid out for, anew 50 ms after the window has come to its size (spec 9): for what
 * only one of them has, and that is too much to be there for nothing. Anything less is left to the styles.
 */
export function useDevice(): Device {
  const [device, setDevice] = useState(deviceNow)
  useEffect(() => onceResized(() => setDevice(deviceNow)), [])
  return device
}

/** Tells that the window has come to another size, 50 ms after the last step of its way there. Out: ends that. */
export function onceResized(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(tell, DEVICE_REFRESH_MS)
  }
  addEventListener('resize', wait)
  return () => {
    removeEventListener('resize', wait)
    clearTimeout(timer)
  }
}

function deviceNow(): Device {
  return innerWidth < DESKTOP_PX ? 'handheld' : 'desktop'
}
