import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { BonusTimer } from '#domain/money/bonus-timers.ts'
import { activate, type BonusSelection, cancel, loadBonuses, loadSpins } from './bonuses.ts'
import { cancelSpins, loadCampaign } from './campaigns.ts'
import { checkPromo, loadWelcomePack, startTimer } from './offers.ts'

export { loadBonuses } from './bonuses.ts'
export { applyBonusStep } from './progress.ts'

export function bonusesCommands(context: Context) {
  return {
    /**
     * Fetches bonuses, free spins, campaigns and the waiting bonus in parallel. Errors: the first error of those calls.
     * The sections that did load are written, and app state `problems` lists those that did not.
     */
    refresh: command(() => loadBonuses(context)),
    /**
     * Fetches only the free spins. Errors: `unauthorised` for a guest, and those of the call; the last good rows stay.
     */
    refreshSpins: command(() =>
      context.localizedLoads.load('freeSpins', async () => loadSpins(context, await context.session.player())),
    ),
    /**
     * Looks up what a promo code gives and writes it to app state `promo`. Errors: `unavailable` with reason
     * `promo.unknown`, and those of a call. Any answer of the operator other than a bonus clears the promo cookie and
     * query, except 401 and 429.
     */
    checkPromo: command(({ promo }: { promo: string }) => checkPromo(context, promo)),
    /**
     * Activates a waiting bonus by its id, or what a promo code gives. Out: the id of the bonus or campaign. Errors:
     * `conflict` (reason `bonus.over`, `promo.used`), `unavailable` (`promo.unknown`), `validation`, and those of a
     * call.
     */
    activate: command((choice: BonusSelection) => activate(context, choice)),
    /** Cancels a waiting or active bonus. Errors: `conflict` when it is over, and those of a call. */
    cancel: command(({ id }: { id: string }) => cancel(context, id)),
    /** Fetches one campaign. Errors: those of a call; the last good row stays. */
    loadCampaign: command(({ id }: { id: string }) => loadCampaign(context, id)),
    /** Cancels a campaign and its free spins. Errors: `conflict` when it is over, and those of a call. */
    cancelCampaign: command(({ id }: { id: string }) => cancelSpins(context, id)),
    /**
     * Fetches the welcome pack shown to guests into app state `welcomePack`. In: do not fetch it if it is not older (ms).
     * Errors: those of a call.
     */
    refreshWelcomePack: command((order: { olderThanMs?: number }) => loadWelcomePack(context, order)),
    /**
     * Starts an offer's timer, or restarts one that has run out; a running timer is not changed. Out: when it ends, ms
     * of the server's clock; it is also in app state `timers` and in the timer's cookie.
     */
    startTimer: command(({ timer }: { timer: BonusTimer }) => startTimer(context, timer)),
  }
}
