/** A cookie's text without its domain: the cookie then belongs to this host alone. */
export function withoutDomain(cookie: string): string {
  return cookie.replaceAll(/;\s*domain\s*=[^;]*/gi, '')
}

/**
 * Keeps the cookies of third parties' scripts on this host. Most tags set them for the whole domain: they would be sent
 * with each call to the API, and one with a name of the app's would be read by the app.
 */
export function scopeCookiesToHost(): void {
  const inherited = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!inherited?.set) return
  const { get, set } = inherited
  Object.defineProperty(Document.prototype, 'cookie', {
    ...(get && { get }),
    set(this: Document, cookie: unknown) {
      set.call(this, withoutDomain(String(cookie)))
    },
  })
}

/** Deletes everything that is stored on this origin. */
export async function deleteStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // Without a domain, a cookie of the whole site with this name stays.
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/; Secure; SameSite=None`
  }
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}
