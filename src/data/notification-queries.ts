import * as view from '../../worker/db/notification-view.ts'
import { useLive } from './live-query.ts'

/** What the player was notified of, newest first. */
export const useNotifications = () => useLive('notifications', view.notifications)
/** How many of them the player has not seen. */
export const useUnreadCount = () => useLive('unreadCount', view.unreadCount)
