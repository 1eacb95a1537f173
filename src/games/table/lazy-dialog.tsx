import { type ComponentType, createElement, useCallback, useEffect } from 'react'
import { Boundary, type CrashProps } from '../../errors/Boundary.tsx'
import { showCrashToast } from '../../errors/crash-toast.ts'
import { lazyComponent, type ComponentModule } from '../../errors/lazy-component.tsx'

/**
 * A dialog whose code loads when it is first opened. If loading fails, an error is shown and the page stays usable;
 * opening it again retries.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentModule<Props>>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  const Dialog = lazyComponent(load)

  function OpenDialog(props: Props) {
    const { onClose } = props
    const Fallback = useCallback((crash: CrashProps) => <NotShown {...crash} onClose={onClose} />, [onClose])
    return (
      // Its own boundary, so that the page is not replaced by a skeleton and keeps its focus while the dialog loads.
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
