import * as view from '#db/notification-view.ts'
import { useLive } from './live-query.ts'

/** What the player was notified of, newest first. */
export const useNotifications = () => useLive('notifications', view.notifications)
