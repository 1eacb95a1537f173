import { useEffect } from 'react'
import type * as Push from '../../browser/push.ts'
import { useAppState, useViewer } from '../../data/queries.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useUnreadCount } from '../../notices/use-shown-notifications.ts'

/** Lazy: few players have notifications. What cannot be loaded now is sent at the next start. */
const withPush = (work: (push: typeof Push) => Promise<void>): void =>
  void import('../../browser/push.ts').then(work).catch(() => undefined)

/**
 * Sends the subscription of this browser again at a start, with a language, a player, or when offers begin or cease to be
 * allowed, and updates the badge. Does nothing where the player has never allowed notifications.
 */
export function usePush(mayGetOffers: boolean): void {
  const viewer = useViewer()
  const { locale } = useLocale()
  const isKnown = viewer !== undefined && isAllowed()
  const playerId = viewer?.player?.id
  const publicKey = useAppState('push')?.publicKey ?? null
  const choice = useAppState('pushChoice')
  const isChosen = Boolean(choice) && choice?.playerId === playerId
  const unread = useUnreadCount()
  useEffect(() => {
    if (isKnown) withPush(({ syncPush }) => syncPush(locale, isChosen ? publicKey : null))
    // Another player, and a break, change what is sent.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isKnown, isChosen, publicKey, locale, playerId, mayGetOffers])
  useEffect(() => {
    if (isKnown && playerId !== undefined) withPush(({ showUnread }) => showUnread(unread))
  }, [isKnown, playerId, unread])
}

function isAllowed(): boolean {
  return 'PushManager' in window && Notification.permission === 'granted'
}
