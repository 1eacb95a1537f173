import { getCases } from '../../endpoints/originals/cases-catalogue.ts'
import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'

export function casesCommands(context: Context) {
  return {
    /**
     * Fetches the list of cases with their items; resolves after it is written. Errors: those of a call; the last good
     * list stays.
     */
    loadCatalogue: command(() => loadCatalogue(context)),
  }
}

/** Fetches all cases. Throws `CommandError`; the last good list stays. */
async function loadCatalogue(context: Context): Promise<void> {
  const { cases } = await context.trackLoad('casesCatalogue', () => context.call(getCases))
  await context.db.facts.put({ id: 'cases', cases, fetchedAt: context.clock.now() })
}
