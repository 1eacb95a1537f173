import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { BonusTimer } from '../domain/money/bonus-timers.ts'
import { activate, type BonusSelection, cancel, loadBonuses, loadSpins } from './bonuses.ts'
import { cancelSpins, loadCampaign } from './campaigns.ts'
import { checkPromo, loadWelcomePack, startTimer } from './offers.ts'

export { loadBonuses } from './bonuses.ts'
export { applyBonusStep } from './progress.ts'

export function bonusesCommands(context: Context) {
  return {
    /**
     * Fetches bonuses, free spins, campaigns and the waiting bonus, side by side. Errors: the first of those of the
     * calls; each part that could be had is there, and `problems` tells which could not. Spec 7.
     */
    refresh: command(() => loadBonuses(context)),
    /** Fetches the free spins alone. Errors: `unauthorised` for a guest, and those of the call; the last ones stay. Spec 7. */
    refreshSpins: command(async () => loadSpins(context, await context.session.player())),
    /**
     * Looks up what a promo code gives, into the fact `promo`. Errors: `unavailable` with reason `promo.unknown`, and
     * those of a call. Whatever the operator answered but a bonus clears the promo cookie and query. Spec 7 and 8.
     */
    checkPromo: command(({ promo }: { promo: string }) => checkPromo(context, promo)),
    /**
     * Takes a waiting bonus by its id, or what a promo code gives. Out: the bonus's or the campaign's id. Errors: `conflict` (reason
     * `bonus.over`, `promo.used`), `unavailable` (`promo.unknown`), `validation`, and those of a call.
     */
    activate: command((choice: BonusSelection) => activate(context, choice)),
    /** Gives up a bonus that waits or is active. Errors: `conflict` when it is over, and those of a call. */
    cancel: command(({ id }: { id: string }) => cancel(context, id)),
    /** Fetches one campaign. Errors: those of a call; the last one stays. Spec 7. */
    loadCampaign: command(({ id }: { id: string }) => loadCampaign(context, id)),
    /** Gives up a campaign with its spins. Errors: `conflict` when it is over, and those of a call. Spec 7. */
    cancelCampaign: command(({ id }: { id: string }) => cancelSpins(context, id)),
    /** Fetches what guests are promised, into the fact `welcomePack`. Errors: those of a call. Spec 7. */
    refreshWelcomePack: command(() => loadWelcomePack(context)),
    /**
     * Starts an offer's timer, or leaves the one that runs; restarts one that has run out. Out: when it ends, ms of the
     * server's clock; also in the fact `timers` and its cookie. Spec 4 and 9.
     */
    startTimer: command(({ timer }: { timer: BonusTimer }) => startTimer(context, timer)),
  }
}
