import { useCallback, useEffect, useState } from 'react'
import type { Result } from '../../../../worker/core/result.ts'
import type { Security } from '../../../../worker/profile/security.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'

/**
 * The second factor and the sessions, fetched when the page opens; null until there is an answer. They stay in memory:
 * a stored list of sessions would soon be wrong.
 */
export function useSecurity() {
  const reachable = useReachable()
  const [answer, setAnswer] = useState<Result<Security> | null>(null)
  const isLoaded = answer?.ok ?? false
  const load = useCallback(
    () =>
      commands.profile.loadSecurity().then((next) => {
        // A failure leaves on screen what there is.
        setAnswer((before) => (before?.ok && !next.ok ? before : next))
      }),
    [],
  )
  useEffect(() => {
    if (reachable && !isLoaded) void load()
  }, [reachable, isLoaded, load])
  return { answer, load, replace: (security: Security) => setAnswer({ ok: true, value: security }) }
}
