/** The value of one cookie in the text of `document.cookie`; undefined where it is not there, empty or not to be decoded. */
export function readCookie(text: string, name: string): string | undefined {
  const pair = text.split('; ').find((each) => each.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || undefined
  } catch {
    return undefined
  }
}
