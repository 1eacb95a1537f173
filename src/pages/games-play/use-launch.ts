import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppError } from '#domain/calls/result.ts'
import type { FrameGrant } from '#domain/frames/frame-grants.ts'
import type { LaunchMode } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'

export type OpenLaunch = { state: 'open'; url: string; grants: readonly FrameGrant[] }
type Launch = { state: 'requesting' } | OpenLaunch | { state: 'failed'; error: AppError }

/**
 * Requests the launch address of a game as soon as `isAllowed` is true; `again` requests a new one. While `isSuspended` no
 * game is open, and an open one is closed. The component must be keyed by game and mode.
 */
export function useLaunch(
  slug: string,
  mode: LaunchMode,
  { isAllowed, isSuspended }: { isAllowed: boolean; isSuspended: boolean },
): { launch: Launch; again: () => void } {
  const [launch, setLaunch] = useState<Launch>({ state: 'requesting' })
  const latest = useRef<symbol | null>(null)

  const requestLaunch = useCallback(async () => {
    const requestId = Symbol('launch')
    latest.current = requestId
    const result = await commands.lobby.launch({ slug, mode })
    // A newer request was sent, or the page was left: ignore this reply.
    if (latest.current !== requestId) return
    setLaunch(result.ok ? { state: 'open', ...result.value } : { state: 'failed', error: result.error })
  }, [slug, mode])

  // During render, so that no frame of a held game is shown.
  if (isSuspended && launch.state === 'open') setLaunch({ state: 'requesting' })
  const open = launch.state === 'open'
  useEffect(() => {
    // An open game stays open: a new address in its iframe would interrupt the running round.
    if (isAllowed && !isSuspended && !open) void requestLaunch()
    return () => {
      latest.current = null
    }
  }, [isAllowed, isSuspended, open, requestLaunch])

  const again = useCallback(() => {
    setLaunch({ state: 'requesting' })
    // If it was open, the effect above sends the request once the state has changed.
    if (!open) void requestLaunch()
  }, [open, requestLaunch])
  return { launch, again }
}
