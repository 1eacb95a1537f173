/** The browser may ask where to put a file before it reads it. */
const KEEP_MS = 60_000

/** Hands a file that was made here to the browser's downloads, under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
