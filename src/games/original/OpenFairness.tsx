import { useCallback, useEffect } from 'react'
import { Boundary, type CrashProps } from '../../app/Boundary.tsx'
import { showCrashToast } from '../../app/crash-toast.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import type { FairnessProps } from './fairness/FairnessDialog.tsx'

const FairnessDialog = lazyPart(() => import('./fairness/FairnessDialog.tsx'))
export const preloadFairness = FairnessDialog.preload

/** An open fairness dialog, whose code comes with the first opening. */
export function OpenFairness(props: FairnessProps) {
  const { onClose } = props
  const Fallback = useCallback((crash: CrashProps) => <NotShown {...crash} onClose={onClose} />, [onClose])
  return (
    // Of its own: the page must not give way to a skeleton, and the focus with it, while the dialog is fetched.
    <Boundary fallback={Fallback}>
      <FairnessDialog {...props} />
    </Boundary>
  )
}

/** A dialog that cannot be shown says so and gives the page back; the next opening tries again. */
function NotShown({ error, onClose }: CrashProps & { onClose: () => void }) {
  useEffect(() => {
    showCrashToast(error)
    onClose()
  }, [error, onClose])
  return null
}
