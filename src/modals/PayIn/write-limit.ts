import { fromDecimal } from '#domain/money/money.ts'
import type { useShortMoney } from '../../format/use-short-money.ts'

/** Writes a limit in a rejection as money; an argument that is no amount stays as it is. */
export function writeLimit(argument: string, money: ReturnType<typeof useShortMoney>): string {
  const limit = fromDecimal(argument)
  return limit === null ? argument : money(limit)
}
