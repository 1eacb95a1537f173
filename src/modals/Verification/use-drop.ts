import { type DragEvent, useEffect, useState } from 'react'
import { hasFiles } from '../../browser/dropped-files.ts'
import { showToast } from '../../ui/toast-store.ts'

/**
 * Handlers for dropped files; `over` is true while files are dragged over the element. Other dragged content is
 * ignored.
 */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent, now: boolean): void => {
    if (!hasFiles(event)) return
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault()
    setOver(now)
  }
  return {
    over,
    onDragOver: (event: DragEvent) => take(event, true),
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      // Moving over a child also fires `dragleave`: ignore it.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      take(event, false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
}

/** While the dialog is open, says of a file that is dropped beside its places where to drop it: it may prove any of them. */
export function useDropBeside(): void {
  useEffect(() => {
    const take = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.type === 'drop') showToast({ id: 'verification.dropBeside' })
    }
    const ending = new AbortController()
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, take, { signal: ending.signal })
    return () => ending.abort()
  }, [])
}
