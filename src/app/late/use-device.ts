import { useEffect } from 'react'
import { DEVICE_REFRESH_MS } from '../../../worker/rules/constants.ts'

const WIDTHS = [
  { device: 'phone', below: 600 },
  { device: 'tablet', below: 1_024 },
] as const

/**
 * Tells on the root which kind of device the page is laid out for, anew 50 ms after the window has come to its size
 * (spec 9): what only one kind of device shows is chosen by it.
 */
export function useDevice(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (): void => {
      document.documentElement.dataset['device'] = WIDTHS.find(({ below }) => innerWidth < below)?.device ?? 'desktop'
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(tell, DEVICE_REFRESH_MS)
    }
    tell()
    addEventListener('resize', wait)
    return () => {
      removeEventListener('resize', wait)
      clearTimeout(timer)
    }
  }, [])
}
