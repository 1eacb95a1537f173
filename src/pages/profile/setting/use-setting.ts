import { useEffect, useRef, useState } from 'react'
import { commands } from '../../../data/commands.ts'
import { useViewer } from '../../../data/queries.ts'
import { showToast } from '../../../ui/toast-store.ts'

/** How far a choice is: on its way, saved now, or kept until there is a connection. */
export type SettingState = 'saving' | 'saved' | 'queued' | null

type Choices = { timezone: string; isAvatarHidden: boolean; isStatisticsHidden: boolean }
type Name = keyof Choices
/** A choice until the database shows it; `before` is what it showed when the worker had taken the choice. */
type Picked<Value> = { value: Value; before: Value | null; taken: boolean }

/**
 * Saves one setting as it is chosen, and shows the choice at once. A refusal is told by `error.{code}` (spec 8), the worker
 * takes the choice back. What waits for a connection says so, also after a reload: that is read from what is kept.
 */
export function useSetting<Own extends Name>(name: Own, stored: Choices[Own]) {
  const waiting = useViewer()?.chosen[name] !== undefined
  const [picked, setPicked] = useState<Picked<Choices[Own]> | null>(null)
  const [last, setLast] = useState<'saving' | 'done' | null>(null)
  const turn = useRef(0)
  const shown = useRef(stored)
  useEffect(() => {
    shown.current = stored
  }, [stored])
  // The database has caught up, or shows what another tab has chosen since.
  if (picked?.taken && (stored === picked.value || stored !== picked.before)) setPicked(null)

  async function choose(value: Choices[Own]): Promise<void> {
    const mine = (turn.current += 1)
    setLast('saving')
    setPicked({ value, before: null, taken: false })
    const answer = await commands.settings.choose({ [name]: value })
    if (!answer.ok) showToast({ id: `error.${answer.error.code}` })
    // Of choices that follow one another quickly, the last one says how it went.
    if (mine !== turn.current) return
    setLast(answer.ok ? 'done' : null)
    setPicked(answer.ok ? { value, before: shown.current, taken: true } : null)
  }

  return { value: picked?.value ?? stored, state: stateOf(last, waiting), choose }
}

function stateOf(last: 'saving' | 'done' | null, waiting: boolean): SettingState {
  if (last === 'saving') return 'saving'
  if (waiting) return 'queued'
  return last === 'done' ? 'saved' : null
}
