import { CommandError } from '#domain/calls/result.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'

/** Throws `CommandError` `limits`, with the limit in fields.amount, if an amount is outside its limits (minor units). */
export function assertLimits(amount: Minor, { min, max }: { min: Minor; max: Minor | null }): void {
  if (amount < min) throw outside('below', min)
  if (max !== null && amount > max) throw outside('above', max)
}

function outside(side: 'below' | 'above', limit: Minor): CommandError {
  return new CommandError({
    code: 'limits',
    fields: { amount: [`amount.${side}:${toDecimal(limit)}`] },
    retry: false,
  })
}
