import { flagsUrl } from '#domain/settings/configuration.ts'
import type { FeatureFlag } from '#domain/settings/feature-flags.ts'
import type { Context } from './context.ts'
import { CommandError } from '#domain/calls/result.ts'

/** Throws `CommandError` with `unavailable`, reason `disabled`, while the operator's kill switch `flag` is on. */
export async function assertEnabled({ db }: Pick<Context, 'db'>, flag: FeatureFlag): Promise<void> {
  if (flagsUrl === null) return
  const row = await db.facts.get('flags')
  const isDisabled = row?.id === 'flags' && row.on.includes(flag)
  if (isDisabled) throw new CommandError({ code: 'unavailable', reason: 'disabled', retry: true })
}
