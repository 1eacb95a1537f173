import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** An id has at most 128 characters. */
const CUT = 128

/** What to check: a past round (null: none has been drawn yet), or an own bet. */
export type CheckRequest = { pastId: string | null } | { betId: string }

/** The check requested by a URL that names an own bet. */
export const toBetRequest = (betId: string): CheckRequest => ({ betId })

/** The open check: requested by a click, or by a URL whose `parameter` names it; null for none. */
export function useCheckRequest<Asked>(parameter: 'bet' | 'round', ofLinked: (id: string) => Asked) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const linked = new URLSearchParams(search).get(parameter)?.slice(0, CUT) ?? null
  const [clicked, setClicked] = useState<Asked | null>(null)
  const close = useCallback(() => {
    setClicked(null)
    if (linked === null) return
    const rest = new URLSearchParams(search)
    rest.delete(parameter)
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true })
  }, [linked, navigate, parameter, path, search])
  return { asked: clicked ?? (linked === null ? null : ofLinked(linked)), ask: setClicked, close }
}
