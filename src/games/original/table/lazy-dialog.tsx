import { type ComponentType, createElement, useCallback, useEffect } from 'react'
import { Boundary, type CrashProps } from '../../../errors/Boundary.tsx'
import { showCrashToast } from '../../../app/notices/crash-toast.ts'
import { lazyComponent, type ComponentModule } from '../../../errors/lazy-component.tsx'

/**
 * A dialog whose code comes with its first opening. One that cannot be had says so and gives the page back; the next
 * opening tries again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentModule<Props>>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  const Dialog = lazyComponent(load)

  function OpenDialog(props: Props) {
    const { onClose } = props
    const Fallback = useCallback((crash: CrashProps) => <NotShown {...crash} onClose={onClose} />, [onClose])
    return (
      // Of its own: the page must not give way to a skeleton, and the focus with it, while the dialog is fetched.
      <Boundary fallback={Fallback}>{createElement(Dialog, props)}</Boundary>
    )
  }
  OpenDialog.preload = Dialog.preload
  return OpenDialog
}

function NotShown({ error, onClose }: CrashProps & { onClose: () => void }) {
  useEffect(() => {
    showCrashToast(error)
    onClose()
  }, [error, onClose])
  return null
}
