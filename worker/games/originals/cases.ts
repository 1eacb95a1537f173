import { getCases } from '#endpoints/originals/cases-catalogue.ts'
import type { RoundBet } from '#domain/games/round-shapes.ts'
import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'

export function casesCommands(context: Context) {
  return {
    /**
     * Fetches the list of cases with their items; resolves after it is written. Errors: those of a call; the last good
     * list stays.
     */
    loadCatalogue: command(() => loadCatalogue(context)),
  }
}

/**
 * Throws `CommandError` `conflict` with reason `case.price` if the stored list has another price than the player saw.
 * The operator checks it, too: the list may be out of date.
 */
export async function assertCasePrice(
  { db }: Context,
  { slug, count }: RoundBet<'cases'>,
  { amount, currency }: { amount: Minor; currency: Currency },
): Promise<void> {
  const row = await db.facts.get('cases')
  const price = row?.id === 'cases' ? row.cases.find((card) => card.slug === slug)?.price[currency] : undefined
  if (price === undefined || price * count === amount) return
  throw new CommandError({ code: 'conflict', reason: 'case.price', retry: true })
}

/** Fetches all cases. Throws `CommandError`; the last good list stays. */
async function loadCatalogue(context: Context): Promise<void> {
  const { cases } = await context.trackLoad('casesCatalogue', () => context.call(getCases))
  await context.db.facts.put({ id: 'cases', cases, fetchedAt: context.clock.now() })
}
