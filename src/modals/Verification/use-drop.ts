import { type DragEvent, useState } from 'react'

/** Takes files that are dropped; `over` while some are held above. Anything else that is dragged is left alone. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent, now: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Without it the browser would leave the page and show the file.
    event.preventDefault()
    setOver(now)
  }
  return {
    over,
    onDragOver: (event: DragEvent) => take(event, true),
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      // Over a child of its own it has not left.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      take(event, false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
}
