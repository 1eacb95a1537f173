/** Between two keys of one who types on a phone, ms: covers that were begun between them would only be taken away. */
const PAUSE_MS = 350

let typedAt = -PAUSE_MS
globalThis.addEventListener?.('input', () => (typedAt = performance.now()), { capture: true, passive: true })

/** How long what is no answer to a key has yet to wait for the next one, ms: 0 when nobody types. */
export function typingPause(): number {
  return Math.max(0, typedAt + PAUSE_MS - performance.now())
}
