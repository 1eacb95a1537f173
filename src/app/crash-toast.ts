import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '../ui/toast-store.ts'
import { MissingPart } from './lazy-part.tsx'

/** Tells of a crash where there is no place to say it in. */
export function useCrashToast(): (error: unknown) => void {
  const { formatMessage } = useIntl()
  return useCallback(
    (error) => showToast(formatMessage({ id: error instanceof MissingPart ? 'crash.missing' : 'crash.part' })),
    [formatMessage],
  )
}
