import { type ComponentType, Suspense, useCallback, useEffect } from 'react'
import { Boundary, type CrashProps } from '../../app/Boundary.tsx'
import { useCrashToast } from '../../app/crash-toast.ts'
import { retryParts } from '../../app/lazy-part.tsx'

type Props<Shown> = { Dialog: ComponentType<Shown & { onClose: () => void }>; shown: Shown; onClose: () => void }

/** An open fairness dialog, whose code comes with the first opening. */
export function OpenFairness<Shown extends object>({ Dialog, shown, onClose }: Props<Shown>) {
  const Fallback = useCallback((crash: CrashProps) => <NotShown {...crash} onClose={onClose} />, [onClose])
  return (
    // Of its own: the page must not give way to a skeleton, and the focus with it, while the dialog is fetched.
    <Boundary fallback={Fallback}>
      <Suspense>
        <Dialog {...shown} onClose={onClose} />
      </Suspense>
    </Boundary>
  )
}

/** A dialog that cannot be shown says so and gives the page back; the next opening tries again. */
function NotShown({ error, onClose }: CrashProps & { onClose: () => void }) {
  const say = useCrashToast()
  useEffect(() => {
    say(error)
    retryParts()
    onClose()
  }, [error, say, onClose])
  return null
}
