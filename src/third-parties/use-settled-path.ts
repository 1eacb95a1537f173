import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { publicPath } from './public-path.ts'

/** ms. By then the page has set its title. */
const SETTLED_MS = 250

/** Calls `onPath` with the public path 250 ms after the mount and after each route change. */
export function useSettledPath(onPath: (path: string) => void): void {
  const [path] = useLocation()
  const latest = useRef(onPath)
  useEffect(() => {
    latest.current = onPath
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(publicPath(path)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [path])
}
