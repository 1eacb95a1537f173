/** Whether files are dragged, and not a text or a link of the page. */
export function hasFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') === true
}

/**
 * The browser would leave the page and open a file that is dropped where nothing takes files: shows that it cannot be
 * dropped there, and ignores it if it is. Returns a function that ends this.
 */
export function rejectDroppedFiles(root: Window): () => void {
  function reject(event: DragEvent): void {
    // What takes files has prevented the default.
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  const ending = new AbortController()
  for (const type of ['dragover', 'drop'] as const) root.addEventListener(type, reject, { signal: ending.signal })
  return () => ending.abort()
}
