/** Reads one cookie from `document.cookie` text; undefined if it is missing, empty or cannot be decoded. */
export function readCookie(text: string, name: string): string | undefined {
  const pair = text.split('; ').find((each) => each.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || undefined
  } catch {
    return undefined
  }
}
