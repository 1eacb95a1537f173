/**
 * The id by which an error report and an uploaded source map name the same file of a build: a UUID made from the file's
 * path, such as `assets/page-3f9a.js`, in which its content has a part.
 */
export async function getDebugId(file: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file))
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
