import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { VipTrigger } from '../domain/account/vip.ts'
import { joinClub, loadVip } from './vip.ts'

export function vipCommands(context: Context) {
  return {
    /**
     * Fetches the club's levels and, of a player, level, points and whether a place was asked for. Errors: those of a
     * call; the last stay.
     */
    refresh: command(() => loadVip(context)),
    /**
     * Asks for a place in the club, once a player: a request that is known is not sent again. In: who asks, the
     * register modal or a player on the club's page. Out: that it is asked for. Errors: those of a call. Spec 6 and 7.
     */
    join: command(({ trigger }: { trigger: VipTrigger }) => joinClub(context, trigger)),
  }
}
