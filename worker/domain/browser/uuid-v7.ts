/** A UUID of version 7 (RFC 9562): its first 48 bits are `at`, ms since the epoch, the rest is random. */
export function createUuidV7(at: number): string {
  const time = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0')
  // The rest of a version 4 UUID is random too, and has the same variant.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
