import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** The check to open: for one round, or with no round selected (null). */
export type FairnessRequest = { roundId: string | null }

/** The state of the fairness dialog: it opens by a click, or by `?fairness` in the URL. */
export function useFairnessRequest() {
  const [path, navigate] = useLocation()
  const linked = new URLSearchParams(useSearch()).has('fairness')
  const [clicked, setClicked] = useState<FairnessRequest | null>(null)
  const ask = useCallback(
    (asked: FairnessRequest | null) => {
      setClicked(asked)
      if (asked === null && linked) navigate(path, { replace: true })
    },
    [linked, navigate, path],
  )
  return [clicked ?? (linked ? { roundId: null } : null), ask] as const
}
