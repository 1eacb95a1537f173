import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { say, saying, getTexts } from './support/texts.ts'
import { LANGUAGES, LOCALES, localeTag } from '#domain/languages/locales.ts'

const POLICIES = [
  { path: '/policy/en/kyc', title: say('policy.kyc'), lang: 'en-US' },
  { path: '/policy/en/user-agreement', title: say('policy.agreement'), lang: 'en-US' },
  { path: '/policy/ru/confidential', title: 'Политика конфиденциальности', lang: 'ru-RU' },
  { path: '/policy/ru/user-agreement', title: 'Пользовательское соглашение', lang: 'ru-RU' },
] as const

test.describe('policies', () => {
  test.use({ hasServiceWorkers: false })

  test('each policy is there in its binding language, and in the others by its buttons', async ({ casino, page }) => {
    for (const locale of LOCALES) {
      for (const { path, title, lang } of POLICIES) {
        await test.step(`the policy is complete at ${locale}${path}`, async () => {
          await casino.open(`/${locale}${path}`)
          const article = page.getByRole('article')
          await expect(article).toHaveAttribute('lang', lang)
          await expect(article.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
          // The heading is there before the text has loaded.
          await expect.poll(async () => (await article.innerText()).split(/\s+/).length).toBeGreaterThan(450)
          await expect(article).toContainText(
            getTexts(locale)(lang === 'en-US' ? 'policy.binds.en' : 'policy.binds.ru'),
          )
          for (const other of LOCALES) {
            await article.getByRole('button', { name: LANGUAGES[other].name, exact: true }).click()
            await expect(article).toHaveAttribute('lang', localeTag(other))
            await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0)
          }
        })
      }
    }
  })
})

test('the contents of a policy link to its sections, its foot links to the others, and it is readable offline', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await casino.open('/policy/en/user-agreement')
  await page.getByRole('link', { name: 'Disputes', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Disputes', exact: true })).toBeInViewport()
  await expect(page).toHaveURL(/#disputes$/)
  await page.goto('about:blank')
  await casino.open('/policy/en/kyc#age')
  await expect(page.getByRole('heading', { level: 2, name: 'Age', exact: true })).toBeInViewport()

  await wholeBuildCached(page, builtFiles())
  await control.stopListening()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: say('policy.kyc') })).toBeVisible()
  const others = page.getByRole('navigation', { name: 'Policies', exact: true })
  await others.getByRole('link', { name: 'Privacy policy · RU' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' })).toBeVisible()
  await expect(page).toHaveTitle(saying('policy.confidential'))
  await control.startListening()

  await casino.open('/policy/en/no-such')
  await expect(casino.frame.heading(say('notFound.title', { path: '/policy/en/no-such' }))).toBeVisible()
})
