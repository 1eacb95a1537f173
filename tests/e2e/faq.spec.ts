import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'

test('questions are read and searched offline in the language of the visitor', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await casino.open('/ru')
  await wholeBuildCached(page, builtFiles())
  await control.stopListening()
  await casino.open('/ru/faq#offline')
  await expect(casino.frame.heading('Вопросы и ответы')).toBeVisible()
  await expect(page.getByText('Для ставок, депозитов и вывода средств нужен интернет')).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Поиск по ответам', exact: true }).fill('gfhjkm')
  await expect(page.locator('summary', { hasText: 'Как восстановить пароль?' })).toBeVisible()
  await expect(page.locator('mark').first()).toContainText(/парол/i)
  await control.startListening()
})
