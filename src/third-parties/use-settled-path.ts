import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { publicPath } from '#domain/privacy/public-path.ts'
import { titledPathStore } from '../base/use-page-title.ts'

/** ms. A redirect leaves its path sooner, and a page whose data is stored has its final title by then. */
const SETTLED_MS = 250

/** Calls `onPath` with the public path 250 ms after the page of a new path, which may load late, has set its title. */
export function useSettledPath(onPath: (path: string) => void): void {
  const [path] = useLocation()
  const isTitled = useSyncExternalStore(titledPathStore.subscribe, titledPathStore.get) === path
  const latest = useRef(onPath)
  useEffect(() => {
    latest.current = onPath
  })
  useEffect(() => {
    if (!isTitled) return undefined
    const timer = setTimeout(() => latest.current(publicPath(path)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [path, isTitled])
}
