import { useCallback, useEffect } from 'react'
import { Boundary, type CrashProps } from '../../app/Boundary.tsx'
import { showCrashToast } from '../../app/crash-toast.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import type { CheckDialogProps } from './CheckDialog.tsx'

const CheckDialog = lazyPart(() => import('./CheckDialog.tsx'))

/** The check of a round, whose code comes with the first opening; where it cannot be had, that is said. */
export function OpenCheck(props: CheckDialogProps) {
  const { onClose } = props
  const Fallback = useCallback((crash: CrashProps) => <NotShown {...crash} onClose={onClose} />, [onClose])
  return (
    <Boundary fallback={Fallback}>
      <CheckDialog {...props} />
    </Boundary>
  )
}

function NotShown({ error, onClose }: CrashProps & { onClose: () => void }) {
  useEffect(() => {
    showCrashToast(error)
    onClose()
  }, [error, onClose])
  return null
}
