import { getCases } from '#endpoints/originals/cases-catalogue.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { casePrice } from '#domain/games/cases.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { toDecimal } from '#domain/money/money.ts'
import { type App, serve } from '../http/serve.ts'

type Names = { en: string; ru: string; kz: string }

const CASES: Record<string, Names & { picture: string }> = {
  steppe: { en: 'Spring steppe', ru: 'Весенняя степь', kz: 'Көктемгі дала', picture: 'tulip' },
  caravan: { en: 'Caravan', ru: 'Караван', kz: 'Керуен', picture: 'lamp' },
  hunter: { en: 'Eagle hunter', ru: 'Беркутчи', kz: 'Бүркітші', picture: 'feather' },
  goldsmith: { en: 'Goldsmith', ru: 'Золотых дел мастер', kz: 'Зергер', picture: 'ring' },
  night: { en: 'Steppe night', ru: 'Степная ночь', kz: 'Дала түні', picture: 'moon' },
  tulpar: { en: 'Tulpar', ru: 'Тулпар', kz: 'Тұлпар', picture: 'wing' },
}

/** Item names; the item id is also the name of its drawing. */
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
  wing: { en: 'Tulpar’s wing', ru: 'Крыло тулпара', kz: 'Тұлпар қанаты' },
}

/** The list of cases: the tables that rounds are drawn from, with the operator’s names and drawings. */
export function casesCatalogueRoutes(app: App): void {
  const cases = CASE_TABLES.map((table) => {
    const { picture, ...name } = known(CASES, table.slug)
    return {
      slug: table.slug,
      name,
      picture,
      price: Object.fromEntries(CURRENCIES.map((currency) => [currency, toDecimal(casePrice(table, currency))])),
      items: table.items.map((item) => ({ ...item, name: known(ITEMS, item.id), picture: item.id })),
    }
  })
  serve(app, getCases, () => ({ cases }))
}

function known<Value>(all: Record<string, Value>, name: string): Value {
  const value = all[name]
  if (value === undefined) throw new Error(`no name of ${name}`)
  return value
}
