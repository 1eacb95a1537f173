import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { publicPath } from './public-path.ts'

/** By then a page has its title. */
const SETTLED_MS = 250

/** Calls with the path that is shown, as third parties may know it: 250 ms after the start and after each change of the route. */
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
