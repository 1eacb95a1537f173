/** Message of a provider's game frame to the page. Amounts are never taken from it. */
export type ProviderMessage =
  /** The game has loaded and can be played. */
  | { type: 'ready' }
  /** The size that the game was designed for, CSS pixels. */
  | { type: 'size'; width: number; height: number }
  /** Money or free spins changed: fetch them from the operator. */
  | { type: 'balance' }
  | { type: 'exit' }
  | { type: 'deposit' }
  /** The browser blocks cookies and storage in the frame. */
  | { type: 'storage-blocked' }
  /** The game cannot continue: its session has ended, or it is broken. */
  | { type: 'error'; code: 'session' | 'broken' }

const SIDE = { least: 200, most: 4_000 }

/** Parses raw message data of a provider's frame; null if it is invalid. The caller checks the origin. */
export function readProviderMessage(data: unknown): ProviderMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  switch (data.type) {
    case 'ready':
    case 'balance':
    case 'exit':
    case 'deposit':
    case 'storage-blocked':
      return { type: data.type }
    case 'size': {
      const { width, height } = { width: null, height: null, ...data }
      return isSide(width) && isSide(height) ? { type: 'size', width, height } : null
    }
    case 'error':
      return { type: 'error', code: 'code' in data && data.code === 'session' ? 'session' : 'broken' }
    default:
      return null
  }
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && value >= SIDE.least && value <= SIDE.most
}
