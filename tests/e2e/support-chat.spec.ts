import { expect } from '@playwright/test'
import { OPERATOR_GONE } from './support/fixtures.ts'
import { test } from './support/third-parties.ts'
import { say, saying } from './support/texts.ts'
import { frameAt, posts } from './support/third-party-frames.ts'

test.use({ hasServiceWorkers: false })

test('the chat opens in the corner and gets the route, and the button shows the number of unread messages', async ({
  casino,
  control,
  page,
  vendor,
}) => {
  await casino.open()
  const panel = page.getByRole('dialog', { name: 'Support', exact: true })
  await casino.frame.support.click()
  const chat = panel.frameLocator('iframe')
  await expect(chat.getByRole('button', { name: 'Send' })).toBeVisible()
  const getSent = async () => (await control.vendorMessages()).flatMap(({ by, data }) => (by === 'chat' ? [data] : []))
  const first = [
    { type: 'identify', locale: 'en' },
    { type: 'route', path: '/' },
  ]
  await expect.poll(getSent).toEqual(first)
  await casino.frame.goTo('Slots')
  await expect.poll(getSent).toEqual([...first, { type: 'route', path: '/games/slots' }])

  await chat.getByRole('textbox').fill('Where is my money?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('chat.unread', { count: 1 }), exact: true })).toContainText('1')

  const frame = await frameAt(page, `${vendor}/chat`)
  await test.step('forged messages change nothing', async () => {
    await posts(page, { type: 'unread', count: 5 }, { type: 'ready' })
    await posts(frame, { type: 'unread', count: -5 }, { type: 'unread', count: '7' }, { count: 7 }, null, 'unread')
    await posts(await frameAt(page, /tag-manager\.html/), { type: 'unread', count: 6 })
    await posts(frame, { type: 'unread', count: 120 })
    await expect(page.getByRole('button', { name: say('chat.unread', { count: 120 }), exact: true })).toContainText(
      '99+',
    )
  })

  await page.getByRole('button', { name: /^Support, / }).click()
  await expect(chat.getByText('Thank you, we will look at it.')).toBeVisible()
  await expect(casino.frame.support).toBeVisible()
  await chat.getByRole('button', { name: 'Leave' }).click()
  await expect(panel).toHaveCount(0)
})

test('on a phone the chat is a dialog that Back closes; without a connection it says so', async ({
  casino,
  context,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await page.setViewportSize({ width: 390, height: 844 })
  await casino.open()
  await casino.frame.support.click()
  const panel = page.getByRole('dialog', { name: 'Support', exact: true })
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Send' })).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await expect(casino.frame.support).toBeFocused()

  await page.reload()
  await expect(casino.frame.heading(/./)).toBeVisible()
  await context.setOffline(true)
  await casino.frame.support.click()
  await expect(panel).toContainText(saying('chat.offline'))
  await context.setOffline(false)
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Send' })).toBeVisible()
})
