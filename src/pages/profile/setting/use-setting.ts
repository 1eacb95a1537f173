import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PlayerSettings } from '../../../../worker/db/view.ts'
import type { Result } from '../../../../worker/result.ts'
import type { MessageKey } from '../../../app/dictionary.ts'
import { useViewer } from '../../../data/queries.ts'
import { showToast } from '../../../ui/toast-store.ts'

/** How far a choice is: on its way, saved now, or kept until there is a connection. */
export type SettingState = 'saving' | 'saved' | 'queued' | null

/**
 * Saves one setting as it is chosen. A refusal is told by `error.{code}` (spec 8), the worker takes the choice back. What
 * waits for a connection says so, also after a reload: that is read from what is kept, not remembered here.
 */
export function useSetting(name: keyof PlayerSettings) {
  const { formatMessage } = useIntl()
  const waiting = useViewer()?.chosen[name] !== undefined
  const [last, setLast] = useState<'saving' | 'done' | null>(null)
  const turn = useRef(0)

  async function save(send: () => Promise<Result<unknown>>): Promise<void> {
    const mine = (turn.current += 1)
    setLast('saving')
    const answer = await send()
    if (!answer.ok) showToast(formatMessage({ id: `error.${answer.error.code}` satisfies MessageKey }))
    // Of choices that follow one another quickly, the last one says how it went.
    if (mine === turn.current) setLast(answer.ok ? 'done' : null)
  }

  return { state: stateOf(last, waiting), save }
}

function stateOf(last: 'saving' | 'done' | null, waiting: boolean): SettingState {
  if (last === 'saving') return 'saving'
  if (waiting) return 'queued'
  return last === 'done' ? 'saved' : null
}
