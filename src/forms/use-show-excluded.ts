import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { AppError } from '../../worker/core/result.ts'
import { modalAtom } from '../base/state.ts'

type Rejection = { reason?: string | null; fields?: AppError['fields'] }

/** Shows an excluded player who logs in until when that lasts; false for any other rejection. */
export function useShowExcluded(): (rejection: Rejection) => boolean {
  const setModal = useSetAtom(modalAtom)
  return useCallback(
    ({ reason, fields }) => {
      if (reason !== 'protection.excluded') return false
      const until = Date.parse(fields?.['until']?.[0] ?? '')
      setModal({ name: 'excluded', until: Number.isNaN(until) ? null : until })
      return true
    },
    [setModal],
  )
}
