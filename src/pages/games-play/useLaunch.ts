import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppError } from '../../../worker/result.ts'
import type { PlayMode } from '../../app/routes.ts'
import { commands } from '../../data/commands.ts'

export type Launch = { state: 'asking' } | { state: 'open'; url: string } | { state: 'failed'; error: AppError }

/** Asks the operator where a game opens, as soon as it may; `again` asks once more. */
export function useLaunch(slug: string, mode: PlayMode, allowed: boolean): { launch: Launch; again: () => void } {
  const [launch, setLaunch] = useState<Launch>({ state: 'asking' })
  const latest = useRef<symbol | null>(null)

  const ask = useCallback(async () => {
    const question = Symbol('launch')
    latest.current = question
    const result = await commands.lobby.launch({ slug, mode })
    // Another question was asked meanwhile, or the page was left: this answer is nobody's.
    if (latest.current !== question) return
    setLaunch(result.ok ? { state: 'open', url: result.value.url } : { state: 'failed', error: result.error })
  }, [slug, mode])

  useEffect(() => {
    if (allowed) void ask()
    return () => {
      latest.current = null
    }
  }, [allowed, ask])

  const again = useCallback(() => {
    setLaunch({ state: 'asking' })
    void ask()
  }, [ask])
  return { launch, again }
}
