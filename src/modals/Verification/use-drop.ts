import { type DragEvent, useState } from 'react'

/**
 * Handlers for dropped files; `over` is true while files are dragged over the element. Other dragged content is
 * ignored.
 */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent, now: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return
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
