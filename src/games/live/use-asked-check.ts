import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** An id has 128 characters at most. */
const CUT = 128

/** What is to be checked: a round before (null: none has been drawn yet), or an own bet. */
export type AskedCheck = { pastId: string | null } | { betId: string }

/** The check that is open: by a click, or by an address that names an own bet. */
export function useAskedCheck() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const betId = new URLSearchParams(search).get('bet')?.slice(0, CUT) ?? null
  const [clicked, setClicked] = useState<AskedCheck | null>(null)
  const close = useCallback(() => {
    setClicked(null)
    if (betId === null) return
    const rest = new URLSearchParams(search)
    rest.delete('bet')
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true })
  }, [betId, navigate, path, search])
  return { asked: clicked ?? (betId === null ? null : { betId }), ask: setClicked, close }
}
