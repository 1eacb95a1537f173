import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { AppError } from '#domain/calls/result.ts'
import { getUntil } from '#domain/protection/until.ts'
import { modalAtom } from '../base/state.ts'

type Rejection = { reason?: string | null; fields?: AppError['fields'] }

/** Shows an excluded player who logs in until when that lasts; false for any other rejection. */
export function useShowExcluded(): (rejection: Rejection) => boolean {
  const setModal = useSetAtom(modalAtom)
  return useCallback(
    ({ reason, fields }) => {
      if (reason !== 'protection.excluded') return false
      setModal({ name: 'excluded', until: getUntil(fields) })
      return true
    },
    [setModal],
  )
}
