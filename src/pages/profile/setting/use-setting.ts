import { useEffect, useRef, useState } from 'react'
import { commands } from '../../../data/commands.ts'
import { useViewer } from '../../../data/queries.ts'
import { getSettingError } from '../../../i18n/setting-error.ts'
import { showToast } from '../../../ui/toast-store.ts'

/** The state of a change: being sent, saved, or enqueued until it can be sent. */
export type SettingState = 'saving' | 'saved' | 'queued' | null

type Choices = { timezone: string; isAvatarHidden: boolean; isStatisticsHidden: boolean }
type Name = keyof Choices
/** A choice until the database shows it; `before` is the stored value when the worker accepted the choice. */
type Picked<Value> = { value: Value; before: Value | null; taken: boolean }

/**
 * Optimistic update of one setting. A toast shows `error.{code}` of a change that fails; after a rejection the worker
 * restores the old value. A choice that waits to be sent is shown as queued, even after a reload, because that is read from the database.
 */
export function useSetting<Key extends Name>(name: Key, stored: Choices[Key]) {
  const waiting = useViewer()?.chosen[name] !== undefined
  const [picked, setPicked] = useState<Picked<Choices[Key]> | null>(null)
  const [last, setLast] = useState<'saving' | 'done' | null>(null)
  const changeCount = useRef(0)
  const shown = useRef(stored)
  useEffect(() => {
    shown.current = stored
  }, [stored])
  // The database now has the choice, or a newer one made in another tab.
  if (picked?.taken && (stored === picked.value || stored !== picked.before)) setPicked(null)

  async function choose(value: Choices[Key]): Promise<void> {
    const change = (changeCount.current += 1)
    setLast('saving')
    setPicked({ value, before: null, taken: false })
    const answer = await commands.settings.choose({ [name]: value })
    const code = getSettingError(answer)
    if (code) showToast({ id: `error.${code}` })
    // After several quick changes only the last one sets the state.
    if (change !== changeCount.current) return
    setLast(answer.ok ? 'done' : null)
    setPicked(answer.ok ? { value, before: shown.current, taken: true } : null)
  }

  return { value: picked?.value ?? stored, state: getState(last, waiting), choose }
}

function getState(last: 'saving' | 'done' | null, waiting: boolean): SettingState {
  if (last === 'saving') return 'saving'
  if (waiting) return 'queued'
  return last === 'done' ? 'saved' : null
}
