import type { CaseCard } from '#db/rows.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { casePrice } from '#domain/games/cases.ts'
import type { Names } from '#domain/languages/names.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import type { Context } from '../../core/context.ts'

/** The cases of practice: the tables that rounds are drawn from, in the form of the operator's list. */

const CASES: Record<string, Names & { picture: string }> = {
  steppe: { en: 'Spring steppe', ru: 'Весенняя степь', kz: 'Көктемгі дала', picture: 'tulip' },
  caravan: { en: 'Caravan', ru: 'Караван', kz: 'Керуен', picture: 'lamp' },
  hunter: { en: 'Eagle hunter', ru: 'Беркутчи', kz: 'Бүркітші', picture: 'feather' },
  goldsmith: { en: 'Goldsmith', ru: 'Золотых дел мастер', kz: 'Зергер', picture: 'ring' },
  night: { en: 'Steppe night', ru: 'Степная ночь', kz: 'Дала түні', picture: 'moon' },
  tulpar: { en: 'Winged horse', ru: 'Крылатый конь', kz: 'Қанатты ат', picture: 'wing' },
}

/** The id of an item is also the name of its drawing. */
const ITEMS: Record<string, Names> = {
  apple: { en: 'Apple', ru: 'Яблоко', kz: 'Алма' },
  arrow: { en: 'Arrow', ru: 'Стрела', kz: 'Жебе' },
  bowl: { en: 'Wooden bowl', ru: 'Деревянная чаша', kz: 'Ағаш тостаған' },
  coin: { en: 'Silver coin', ru: 'Серебряная монета', kz: 'Күміс теңге' },
  crown: { en: 'Crown', ru: 'Корона', kz: 'Тәж' },
  cup: { en: 'Golden cup', ru: 'Золотой кубок', kz: 'Алтын кубок' },
  drum: { en: 'Drum', ru: 'Барабан', kz: 'Даңғыра' },
  emerald: { en: 'Emerald', ru: 'Изумруд', kz: 'Зүмірет' },
  feather: { en: 'Eagle feather', ru: 'Перо беркута', kz: 'Бүркіт қауырсыны' },
  fish: { en: 'Fish', ru: 'Рыба', kz: 'Балық' },
  horseshoe: { en: 'Horseshoe', ru: 'Подкова', kz: 'Таға' },
  key: { en: 'Old key', ru: 'Старый ключ', kz: 'Ескі кілт' },
  lamp: { en: 'Lamp', ru: 'Светильник', kz: 'Шырағдан' },
  moon: { en: 'Moon', ru: 'Месяц', kz: 'Ай' },
  pearl: { en: 'Pearl', ru: 'Жемчужина', kz: 'Інжу' },
  ring: { en: 'Ring', ru: 'Перстень', kz: 'Жүзік' },
  star: { en: 'Star', ru: 'Звезда', kz: 'Жұлдыз' },
  sun: { en: 'Sun', ru: 'Солнце', kz: 'Күн' },
  tulip: { en: 'Tulip', ru: 'Тюльпан', kz: 'Қызғалдақ' },
  wing: { en: 'Wing', ru: 'Крыло', kz: 'Қанат' },
}

/** Returns practice's own cases, priced in every currency. */
export function getPracticeCases(): CaseCard[] {
  return CASE_TABLES.map((table) => {
    const { picture, ...name } = getNamed(CASES, table.slug)
    return {
      slug: table.slug,
      name,
      picture,
      price: Object.fromEntries(CURRENCIES.map((currency) => [currency, casePrice(table, currency)])),
      items: table.items.map((item) => ({ ...item, name: getNamed(ITEMS, item.id), picture: item.id })),
    }
  })
}

/** Stores practice's own cases where the operator's were never fetched; its list replaces them. */
export async function putPracticeCases({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    if (await db.facts.get('cases')) return
    await db.facts.put({ id: 'cases', cases: getPracticeCases(), fetchedAt: clock.now(), isPractice: true })
  })
}

function getNamed<Value>(all: Record<string, Value>, id: string): Value {
  const value = all[id]
  if (value === undefined) throw new RangeError(`no name of ${id}`)
  return value
}
