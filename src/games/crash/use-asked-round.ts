import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** An id has 128 characters at most. */
const CUT = 128

/** The round whose check is open, by a click or by an address that names one; null where none is. */
export function useAskedRound() {
  const [path, navigate] = useLocation()
  const linked = new URLSearchParams(useSearch()).get('round')?.slice(0, CUT) ?? null
  const [clicked, setClicked] = useState<string | null>(null)
  const close = useCallback(() => {
    setClicked(null)
    if (linked !== null) navigate(path, { replace: true })
  }, [linked, navigate, path])
  return { asked: clicked ?? linked, ask: setClicked, close }
}
