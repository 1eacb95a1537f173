/** ms. The browser may ask for a location before it reads the blob. */
const URL_LIFETIME_MS = 60_000

/** Downloads a generated file under the given name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS)
}
