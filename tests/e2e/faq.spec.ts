import { wholeBuildKept } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'
import { say, saying } from './support/texts.ts'

test.describe('questions', () => {
  test.use({ hasServiceWorkers: false })

  test('questions open by keyboard and by address, and a search shows its matches', async ({ casino, page }) => {
    const answer = page.getByText('You have a limited time to pay')
    const question = page.locator('summary', { hasText: 'What does “Time left” mean?' })
    await casino.open('/faq#time-left')
    await expect(casino.frame.heading('FAQ')).toBeVisible()
    await expect(question).toBeInViewport()
    await expect(answer).toContainText('usually 20 minutes')
    await question.press('Enter')
    await expect(answer).toBeHidden()

    const search = page.getByRole('searchbox', { name: say('faq.search'), exact: true })
    await search.fill('withdrawl')
    await expect(page.locator('mark:visible', { hasText: 'withdrawal' }).first()).toBeVisible()
    await search.fill('карту')
    await expect(page.locator('mark:visible', { hasText: 'card' }).first()).toBeVisible()
    // A question that the search has opened stays open while the search lasts.
    await search.fill('')
    await expect(page.locator('summary')).toHaveCount(44)
    await expect(page.locator('details[open]')).toHaveCount(0)
    await search.fill('promo')
    await expect(page.getByText(saying('faq.found'))).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Where do I enter a promo code?' })).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Is there an app?' })).toHaveCount(0)

    // A whole sentence: no question contains all of its words.
    await search.fill('game froze in the middle of a spin')
    await expect(page.getByText(/^No exact answer\. (This one comes|These come) closest:$/)).toBeVisible()
    await expect(page.locator('summary').first()).toHaveText(/What if I lose connection in the middle of a round/)
    await expect(page.locator('details[open]')).toHaveCount(0)

    await search.fill('xylophone')
    await expect(page.getByText(saying('faq.nothing', { query: 'xylophone' }))).toBeVisible()
    await page.getByRole('button', { name: say('faq.ask'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Support', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say('faq.all'), exact: true }).click()
    await expect(page.locator('summary')).toHaveCount(44)
  })
})

test('questions are read and searched offline in the language of the visitor', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await casino.open('/ru')
  await wholeBuildKept(page, builtFiles())
  await control.stopListening()
  await casino.open('/ru/faq#offline')
  await expect(casino.frame.heading('Вопросы и ответы')).toBeVisible()
  await expect(page.getByText('Для ставок, депозитов и вывода средств нужен интернет')).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Поиск по ответам', exact: true }).fill('gfhjkm')
  await expect(page.locator('summary', { hasText: 'Как восстановить пароль?' })).toBeVisible()
  await expect(page.locator('mark').first()).toContainText(/парол/i)
  await control.startListening()
})
