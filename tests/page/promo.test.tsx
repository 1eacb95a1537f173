import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import type { PromoBonus } from '#db/rows.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { putPromo } from './support/promo.ts'
import { say, saying, textsOf } from './support/texts.ts'

const field = (): Locator => page.getByRole('main').getByRole('textbox', { name: 'Promo code', exact: true })
const offer = (): Locator => page.getByTestId('promo-offer')

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
  expect(worker.argumentsOf('bonuses.checkPromo')).toEqual(looks)
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
    const language = page.getByRole('combobox', { name: textsOf(last)('language.label'), exact: true })
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
