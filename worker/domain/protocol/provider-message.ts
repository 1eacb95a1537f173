/** What a provider's game tells the page that holds its frame. Of money it tells nothing that is believed. */
export type ProviderMessage =
  /** It stands and can be played. */
  | { type: 'ready' }
  /** The size that it was drawn for, CSS pixels. */
  | { type: 'size'; width: number; height: number }
  /** Money or free spins moved: the operator knows how. */
  | { type: 'balance' }
  | { type: 'exit' }
  | { type: 'deposit' }
  /** The browser keeps its cookies and its storage from it. */
  | { type: 'storage-blocked' }
  /** It cannot go on: its session is over, or it is broken. */
  | { type: 'error'; code: 'session' | 'broken' }

const SIDE = { least: 200, most: 4_000 }

/** A message of a provider's frame as it came, whose origin the caller has checked; null for what is none. */
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
