import { keepInTab, readFromTab } from './tab-memory.ts'

const NAME = 'social-here'
/** As long as a person may take at a provider. */
const AT_MOST_MS = 600_000

/** Notes in this tab whether it has itself gone to a provider: only then may the way back log in here. */
export function noteSocialHere(begun: boolean): void {
  keepInTab(NAME, begun ? Date.now() : null)
}

/** Whether this tab has gone to a provider and may log in by what it brings; once. */
export function takeSocialHere(): boolean {
  const at = readFromTab(NAME)
  noteSocialHere(false)
  return typeof at === 'number' && Math.abs(Date.now() - at) < AT_MOST_MS
}

/** What /auth/callback hands to the window that opened it: the token, or why there is none. */
export type Handed = { kind: 'social'; token: string | null; reason: string | null }

export function isHanded(data: unknown): data is Handed {
  if (typeof data !== 'object' || data === null) return false
  if (!('kind' in data && 'token' in data && 'reason' in data)) return false
  const { kind, token, reason } = data
  return kind === 'social' && isTextOrNull(token) && isTextOrNull(reason)
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
