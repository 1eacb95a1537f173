import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { VipTrigger } from '#domain/player/vip.ts'
import { joinClub, loadVip } from './vip.ts'

export function vipCommands(context: Context) {
  return {
    /**
     * Fetches the club's levels and, for a player, the level, the points and whether membership was requested. Errors:
     * those of a call; the last good rows stay.
     */
    refresh: command(() => loadVip(context)),
    /**
     * Requests membership in the club, once for each player. In: what triggered it, the register modal or the player on
     * the club's page. Out: that it is requested. Errors: those of a call.
     */
    join: command(({ trigger }: { trigger: VipTrigger }) => joinClub(context, trigger)),
  }
}
