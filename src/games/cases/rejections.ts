import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const CASE_REJECTIONS: BetRejections = {
  'case.price': { id: 'cases.priceChanged', outdated: 'prices' },
  'case.unknown': { id: 'cases.gone', outdated: 'prices' },
}
