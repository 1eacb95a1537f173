import { say } from '../e2e/support/texts.ts'
import { countLoads, getBuild, UPDATE_BANNER } from '../e2e/support/update.ts'
import { expect, test } from './support/fixtures.ts'
import { endOfInstalling, poll, publish } from './support/release.ts'
import { buildInCharge, findUpdate, inCharge, reloadsInto } from './support/service-worker.ts'

test('a build for no device stays away until its share rises', async ({ page, control, builds }) => {
  await page.goto('/')
  await inCharge(page)
  const loads = countLoads(page)
  const next = await builds.next()
  await publish(next, { rollout: 0 })
  await control.serveSite(next.directory)
  expect(await endOfInstalling(page)).toBe('redundant')
  await poll(page)
  expect(await buildInCharge(page)).toBe(builds.id)
  await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
  expect(loads()).toBe(0)
  await publish(next, { rollout: 100, unknown: { field: [] } })
  await poll(page)
  await reloadsInto(page, next.id)
  expect(loads()).toBe(1)
})

test('a blocked build is left for the one before once a form is closed, and makes room for the next', async ({
  page,
  control,
  builds,
}) => {
  await page.goto('/')
  await inCharge(page)
  const wrong = await builds.next(['index'])
  await control.serveSite(wrong.directory)
  await findUpdate(page, wrong.id)
  await reloadsInto(page, wrong.id)
  await expect.poll(() => buildInCharge(page)).toBe(wrong.id)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign up' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('typed@example.com')
  await publish(wrong, { blocked: [wrong.id] })
  await poll(page)
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  expect(await getBuild(page)).toBe(wrong.id)
  await dialog.getByRole('textbox', { name: 'Email' }).fill('')
  await page.keyboard.press('Escape')
  await reloadsInto(page, builds.id)
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
  await expect(page.getByText(UPDATE_BANNER)).toBeHidden()

  const next = await builds.next()
  await publish(next, { blocked: [wrong.id] })
  await control.serveSite(next.directory)
  await poll(page)
  await reloadsInto(page, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
})

test('a message of the operator is shown with its end, as text, and goes', async ({ page, control, builds }) => {
  await page.goto('/')
  await inCharge(page)
  const same = await builds.copy()
  const texts = { en: 'Deposits rest <b>tonight</b>.', ru: 'Ночью пополнений нет.', kz: 'Түнде толтыру жоқ.' }
  await publish(same, { message: { until: Date.now() + 3_600_000, texts } })
  await control.serveSite(same.directory)
  await poll(page)
  const note = page.getByRole('status').filter({ hasText: texts.en })
  await expect(note).toContainText(/Until \d/)
  await page.reload()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: say('dialog.close') }).click()
  await expect(note).toBeHidden()
  await page.reload()
  await expect(note).toBeVisible()
  await publish(same, { message: { until: Date.now() - 1, texts } })
  await poll(page)
  await expect(note).toBeHidden()
  expect(await getBuild(page)).toBe(builds.id)
})
