import { saveInTab, readFromTab } from '../../browser/session-storage.ts'

const NAME = 'social-here'
/** As long as a person may take at a provider. */
const AT_MOST_MS = 600_000

/** What is to be done once the player is back. */
type Begun = { club: boolean }

/** Notes in this tab that it goes to a provider itself: only then may the way back log in here. Null: it does not. */
export function saveSocialLogin(begun: Begun | null): void {
  saveInTab(NAME, begun && { ...begun, at: Date.now() })
}

/** What this tab has gone to a provider for, where it may log in by what it brings; once. */
export function takeSocialLogin(): Begun | null {
  const noted = readFromTab(NAME)
  saveSocialLogin(null)
  if (typeof noted !== 'object' || noted === null || !('at' in noted) || !('club' in noted)) return null
  const isFresh = typeof noted.at === 'number' && Math.abs(Date.now() - noted.at) < AT_MOST_MS
  return isFresh ? { club: noted.club === true } : null
}

/** What /auth/callback hands to the window that opened it: the token, or why there is none. */
export type SocialMessage = { kind: 'social'; token: string | null; reason: string | null }

export function isSocialMessage(data: unknown): data is SocialMessage {
  if (typeof data !== 'object' || data === null) return false
  if (!('kind' in data && 'token' in data && 'reason' in data)) return false
  const { kind, token, reason } = data
  return kind === 'social' && isTextOrNull(token) && isTextOrNull(reason)
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
