import { commands } from '../../data/commands.ts'

/** Of one who ticked it at sign-up: whether the club hears of it is shown on its page, and can be asked for there again. */
export function joinClubAfterLogin(): void {
  void commands.vip.join({ trigger: 'register' })
}
