const PRINTABLE = /^[\x21-\x7e]{1,128}$/

/** 1 to 128 printable ASCII characters without spaces. */
export function isServerSeed(text: string): boolean {
  return PRINTABLE.test(text)
}
