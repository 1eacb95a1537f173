import { saveInTab, readFromTab } from '../browser/session-storage.ts'

const NAME = 'social-here'
/** The longest time that a log-in at a provider may take: 10 minutes. */
const AT_MOST_MS = 600_000

/** What to do once the player is back. `club`: join the club. */
type Begun = { club: boolean }

/** Stores in this tab that it leaves for a provider: only then may the return log in here. Null removes the entry. */
export function saveSocialLogin(begun: Begun | null): void {
  saveInTab(NAME, begun && { ...begun, at: Date.now() })
}

/** Reads and removes the stored entry: null unless this tab left for a provider at most 10 minutes ago. */
export function takeSocialLogin(): Begun | null {
  const noted = readFromTab(NAME)
  saveSocialLogin(null)
  if (typeof noted !== 'object' || noted === null || !('at' in noted) || !('club' in noted)) return null
  const isFresh = typeof noted.at === 'number' && Math.abs(Date.now() - noted.at) < AT_MOST_MS
  return isFresh ? { club: noted.club === true } : null
}

/** What /auth/callback posts to the window that opened it: the token, or the reason for its absence. */
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
