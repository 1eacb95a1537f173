import type { NotificationRow } from '#db/view.ts'
import { useNotifications } from '../data/notification-queries.ts'
import { useMayGetOffers } from '../protection/use-may-get-offers.ts'

/** What the player was notified of, newest first; in a break without bonuses. Undefined while it is being read. */
export function useShownNotifications(): NotificationRow[] | undefined {
  const all = useNotifications()
  const mayGetOffers = useMayGetOffers()
  return mayGetOffers ? all : all?.filter(({ kind }) => kind !== 'bonusEnds')
}

/** How many of them the player has not seen. */
export function useUnreadCount(): number {
  return useShownNotifications()?.filter(({ isRead }) => !isRead).length ?? 0
}
