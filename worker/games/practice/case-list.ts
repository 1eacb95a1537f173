import NAMES from '../../../lang/cases/*.json?languages=names'
import type { CaseCard } from '#db/rows.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { casePrice } from '#domain/games/cases.ts'
import { byLocale } from '#domain/languages/by-locale.ts'
import type { Names } from '#domain/languages/names.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import type { Context } from '../../core/context.ts'

/** The cases of practice: the tables that rounds are drawn from, in the form of the operator's list. */

/** The drawing on the lid of each case. */
const PICTURES: Record<string, string> = {
  steppe: 'tulip',
  caravan: 'lamp',
  hunter: 'feather',
  goldsmith: 'ring',
  night: 'moon',
  tulpar: 'wing',
}

/** Returns practice's own cases, priced in every currency. */
export function getPracticeCases(): CaseCard[] {
  return CASE_TABLES.map((table) => ({
    slug: table.slug,
    name: getNames(`practice.case.${table.slug}`),
    picture: find(PICTURES, table.slug),
    price: Object.fromEntries(CURRENCIES.map((currency) => [currency, casePrice(table, currency)])),
    // The id of an item is also the name of its drawing.
    items: table.items.map((item) => ({ ...item, name: getNames(`practice.item.${item.id}`), picture: item.id })),
  }))
}

/** Stores practice's own cases where the operator's were never fetched; its list replaces them. */
export async function putPracticeCases({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    if (await db.facts.get('cases')) return
    await db.facts.put({ id: 'cases', cases: getPracticeCases(), fetchedAt: clock.now(), isPractice: true })
  })
}

/** The name in every language: the list is stored once, and shown in the language of the page. */
function getNames(key: string): Names {
  return byLocale((locale) => find(NAMES[locale], key))
}

function find(all: Readonly<Record<string, string>>, key: string): string {
  const value = all[key]
  if (value === undefined) throw new RangeError(`no ${key}`)
  return value
}
