import type { NotificationRow } from '#db/view.ts'
import { isInvitation } from '#domain/push/topics.ts'
import { useNotifications } from '../data/notification-queries.ts'
import { useMayGetOffers } from '../protection/use-may-get-offers.ts'

/** What the player was notified of, newest first; in a break without what invites to play. Undefined while it is being read. */
export function useShownNotifications(): NotificationRow[] | undefined {
  const all = useNotifications()
  const mayGetOffers = useMayGetOffers()
  return mayGetOffers
    ? all
    : all?.filter((row) => row.kind !== 'bonusEnds' && !(row.kind === 'push' && isInvitation(row.key)))
}

/** How many of them the player has not seen. */
export function useUnreadCount(): number {
  return useShownNotifications()?.filter(({ isRead }) => !isRead).length ?? 0
}
