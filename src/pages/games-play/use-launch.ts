import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppError } from '../../../worker/core/result.ts'
import type { FrameGrant } from '../../../worker/domain/protocol/frame-grants.ts'
import type { PlayMode } from '../../app/routing/routes.ts'
import { commands } from '../../data/commands.ts'

export type OpenLaunch = { state: 'open'; url: string; grants: readonly FrameGrant[] }
type Launch = { state: 'asking' } | OpenLaunch | { state: 'failed'; error: AppError }

/**
 * Asks the operator where a game opens, as soon as it may; `again` asks once more. For one game in one mode: another
 * one is another component.
 */
export function useLaunch(slug: string, mode: PlayMode, allowed: boolean): { launch: Launch; again: () => void } {
  const [launch, setLaunch] = useState<Launch>({ state: 'asking' })
  const latest = useRef<symbol | null>(null)

  const ask = useCallback(async () => {
    const question = Symbol('launch')
    latest.current = question
    const result = await commands.lobby.launch({ slug, mode })
    // Another question was asked meanwhile, or the page was left: this answer is nobody's.
    if (latest.current !== question) return
    setLaunch(result.ok ? { state: 'open', ...result.value } : { state: 'failed', error: result.error })
  }, [slug, mode])

  const open = launch.state === 'open'
  useEffect(() => {
    // A game that is open stays: a new address in its frame would break off the round that runs in it.
    if (allowed && !open) void ask()
    return () => {
      latest.current = null
    }
  }, [allowed, open, ask])

  const again = useCallback(() => {
    setLaunch({ state: 'asking' })
    // One that was open is asked for as it no longer is: see above.
    if (!open) void ask()
  }, [open, ask])
  return { launch, again }
}
