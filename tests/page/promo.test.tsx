import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppError, Result } from '#domain/calls/result.ts'
import type { PromoBonus } from '#db/rows.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { putPromo } from './support/promo.ts'
import { say, saying, getTexts } from './support/texts.ts'

const field = (): Locator => page.getByRole('main').getByRole('textbox', { name: 'Promo code', exact: true })
const offer = (): Locator => page.getByTestId('promo-offer')

const GIVEN = { ok: true, value: { bonusId: '1', campaignId: null } } as const
/** The next answer to an activation. */
let answer: Result<{ bonusId: string | null; campaignId: string | null }> = GIVEN

/** Opens the page of bonuses for a player in the region RU; a look-up finds this, or fails. */
async function openBonuses(found: PromoBonus | AppError) {
  const app = await openApp('/bonuses', {
    commands: {
      bonuses: {
        refresh: async () => ({ ok: true, value: undefined }),
        checkPromo: async ({ promo }) => {
          await putPromo(app.database, promo, 'code' in found ? null : found)
          return 'code' in found ? { ok: false, error: found } : { ok: true, value: undefined }
        },
        activate: async () => answer,
      },
      settings: { setLocale: async () => ({ ok: true, value: { queued: null } }) },
    },
    fill: async (database) => {
      const playerId = await logIn(database)
      await database.bonusBoard.put({ playerId, waiting: null, fetchedAt: Date.now() })
      await database.facts.put({ id: 'geo', ip: null, country: 'RU', region: 'RU', blocked: false, fetchedAt: 0 })
    },
  })
  await expect.element(field()).toBeVisible()
  return app
}

async function lookUp(code: string): Promise<void> {
  await field().fill(code)
  await page.getByRole('button', { name: say('promo.look'), exact: true }).click()
}

const unknown = { code: 'unavailable', status: 404, reason: 'promo.unknown', retry: false } as const
const expired = { ...unknown, reason: 'promo.expired' } as const

test.each([
  { code: '', error: unknown, says: saying('promo.empty'), looks: [] },
  { code: 'NO-SUCH', error: unknown, says: saying('operator.promo.unknown'), looks: [{ promo: 'NO-SUCH' }] },
  { code: 'SUMMER25', error: expired, says: saying('operator.promo.expired'), looks: [{ promo: 'SUMMER25' }] },
])('a code that gives nothing says why and stays in its field: "$code"', async ({ code, error, says, looks }) => {
  const { worker } = await openBonuses(error)
  await lookUp(code)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription(says)
  await expect.element(field()).toHaveValue(code)
  expect(worker.getArguments('bonuses.checkPromo')).toEqual(looks)
})

const elsewhere = (region: string): PromoBonus => ({ name: 'A gift', expiresAt: null, region, rules: null })

test('a code of another region names it in each language and can’t be activated', async () => {
  await openBonuses(elsewhere('KZ'))
  await lookUp('ALMATY500')
  const says = {
    en: say('promo.off.region', { region: 'Kazakhstan' }),
    ru: 'для другого региона: Казахстан.',
    kz: 'басқа аймаққа арналған: Қазақстан.',
  }
  let last: keyof typeof says = 'en'
  for (const locale of LOCALES) {
    const language = page.getByRole('combobox', { name: getTexts(last)('language.label'), exact: true })
    await language.selectOptions(locale)
    await expect.element(offer()).toHaveTextContent(says[locale])
    last = locale
  }
  await expect.element(offer().getByRole('button')).not.toBeInTheDocument()
  expect(document.querySelector<HTMLInputElement>('main input')?.value).toBe('ALMATY500')
})

test('a code of a region that is none of the operator’s names it as well', async () => {
  await openBonuses(elsewhere('GE'))
  await lookUp('TBILISI')
  await expect.element(offer()).toHaveTextContent(say('promo.off.region', { region: 'Georgia' }))
})

test('a code is read with its terms, activated once, and stays with the reason when it was used', async () => {
  const rules = {
    amount: minor(10_000),
    percent: null,
    maxAmount: null,
    minAmount: null,
    freeSpins: null,
    wager: 5,
    maxBet: minor(5_000),
    expiresIn: 3 * 86_400,
    currency: 'RUB',
  } as const
  const { worker } = await openBonuses({ name: 'Welcome 100', expiresAt: null, region: null, rules })
  await lookUp('WELCOME100')
  await expect.element(offer()).toHaveTextContent(say('bonus.rule.required', { times: '5', amount: '₽500' }))
  await expect.element(offer()).toHaveTextContent(say('bonus.rule.fromStart', { duration: '3 days' }))
  await expect.element(offer()).toHaveTextContent(say('bonus.rule.maxBet'))
  expect(worker.getArguments('bonuses.activate')).toEqual([])
  const activate = offer().getByRole('button', { name: say('bonuses.activate'), exact: true })
  await activate.click()
  await expect.element(page.getByText(say('promo.taken', { name: 'Welcome 100' }))).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(worker.getArguments('bonuses.activate')).toEqual([{ promo: 'WELCOME100' }])

  answer = { ok: false, error: { code: 'conflict', reason: 'promo.used', retry: false } }
  await lookUp('WELCOME100')
  await activate.click()
  await expect.element(offer()).toHaveTextContent(say('operator.promo.used'))
  await expect.element(field()).toHaveValue('WELCOME100')
  answer = GIVEN
})
