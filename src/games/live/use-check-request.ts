import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** An id has 128 characters at most. */
const CUT = 128

/** What is to be checked: a round before (null: none has been drawn yet), or an own bet. */
export type CheckRequest = { pastId: string | null } | { betId: string }

/** What is to be checked of an address that names an own bet. */
export const toBetRequest = (betId: string): CheckRequest => ({ betId })

/** The check that is open: by a click, or by an address whose `parameter` names what is to be checked; null for none. */
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
