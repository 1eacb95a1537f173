import { commands } from './commands.ts'

/**
 * Joins the club for a player who ticked the box at registration. Errors are ignored: the club's page shows the
 * membership and lets the player join again.
 */
export function joinClubAfterLogin(): void {
  void commands.vip.join({ trigger: 'register' })
}
