import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PUSH_TOPICS, type PushTopic } from '#domain/push/topics.ts'
import { endSubscription, subscribe } from '../../../../browser/push.ts'
import { commands } from '../../../../data/commands.ts'
import { useAppState, useViewer } from '../../../../data/queries.ts'
import { useLocale } from '../../../../i18n/locale.tsx'
import { showToast } from '../../../../ui/toast-store.ts'
import type { SettingState } from '../use-setting.ts'

type Choice = { topics: readonly PushTopic[]; hasDetails: boolean }

/** A choice until the database shows it; `before` is the stored one when the worker accepted the choice. */
type Picked = { choice: Choice; before: Choice | null | undefined; isTaken: boolean }

const NONE: Choice = { topics: [], hasDetails: false }

/**
 * What this device is notified of. The first topic asks the browser for permission and subscribes; without any the
 * subscription ends. Quick changes are made one after the other, and the last one stays.
 */
export function usePushChoice(publicKey: string) {
  const { locale } = useLocale()
  const playerId = useViewer()?.player?.id
  const stored = useAppState('pushChoice')
  const permission = usePermission()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [state, setState] = useState<SettingState>(null)
  const changes = useRef({ count: 0, last: Promise.resolve<SettingState>(null) })
  const isOn = permission === 'granted' && stored?.playerId === playerId
  const known = picked?.choice ?? (isOn && stored ? stored : NONE)
  const choice = permission === 'denied' ? NONE : known
  const shown = useRef(stored)
  useEffect(() => {
    shown.current = stored
  }, [stored])
  // The database now has the choice, or a newer one made in another tab.
  if (picked?.isTaken && stored !== picked.before) setPicked(null)

  async function choose(next: Choice): Promise<void> {
    const { current } = changes
    const change = (current.count += 1)
    setPicked({ choice: next, before: undefined, isTaken: false })
    setState('saving')
    const isEmpty = next.topics.length === 0
    // In the press itself: a browser asks at no other time.
    const asked = isEmpty ? null : Notification.requestPermission()
    current.last = current.last.then(() => (asked ? save(next, asked) : end()))
    const saved = await current.last
    if (change !== current.count) return
    setState(saved)
    setPicked(saved === null ? null : { choice: next, before: shown.current, isTaken: true })
  }

  async function end(): Promise<SettingState> {
    await endSubscription()
    return 'saved'
  }

  async function save({ topics, hasDetails }: Choice, asked: Promise<NotificationPermission>): Promise<SettingState> {
    if ((await asked) !== 'granted') return null
    const subscription = await subscribe(publicKey).catch(() => null)
    if (!subscription) {
      showToast({ id: 'pushSetting.failed' })
      return null
    }
    const answer = await commands.push.choose({ subscription, locale, topics: [...topics], hasDetails })
    if (answer.ok) return answer.value.queued === null ? 'saved' : 'queued'
    showToast({ id: `error.${answer.error.code}` })
    return null
  }

  return {
    choice,
    isDenied: permission === 'denied',
    state,
    setTopic: (topic: PushTopic, isWanted: boolean) =>
      void choose({
        ...choice,
        topics: PUSH_TOPICS.filter((each) => (each === topic ? isWanted : choice.topics.includes(each))),
      }),
    setDetails: (hasDetails: boolean) => void choose({ ...choice, hasDetails }),
  }
}

/** The browser's permission; a player may change it in the browser's settings, and come back. */
function usePermission(): NotificationPermission {
  return useSyncExternalStore(subscribeReturn, () => Notification.permission)
}

function subscribeReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
  }
}
