import { useEffect } from 'react'
import { useUnreadCount } from '../../notices/use-shown-notifications.ts'
import './unread.css'

/** Puts a dot beside the bottom bar's link to the profile while the player has unread notifications. The bell has the number. */
export function useMarkUnread(): void {
  const hasUnread = useUnreadCount() > 0
  useEffect(() => {
    document.documentElement.toggleAttribute('data-unread', hasUnread)
  }, [hasUnread])
}
