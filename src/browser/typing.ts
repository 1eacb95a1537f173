/** ms. The usual gap between keys on a phone: game covers that start loading in it would be removed by the next key. */
const PAUSE_MS = 350

let typedAt = -PAUSE_MS
globalThis.addEventListener?.('input', () => (typedAt = performance.now()), { capture: true, passive: true })

/** ms to wait until the player has paused typing; 0 when no one types. For work that is no response to a key. */
export function typingPause(): number {
  return Math.max(0, typedAt + PAUSE_MS - performance.now())
}
