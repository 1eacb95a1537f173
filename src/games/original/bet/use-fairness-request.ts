import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** The check that is asked for: of a round, or of whichever one chooses. */
export type FairnessRequest = { roundId: string | null }

/** The fairness dialog that is open: by a click, or by an address that asks for the seeds. */
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
