import { expect } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import type { Casino } from './pages/casino.ts'
import { OPERATOR_GONE, PASSWORD, REJECTED_BY_OPERATOR, newEmail } from './support/fixtures.ts'
import { test } from './support/third-parties.ts'
import { say, saying } from './support/texts.ts'
import { checkRobotBox, frameAt, posts, robotBox, tagged } from './support/third-party-frames.ts'

test.use({ hasServiceWorkers: false })

/** Sends a registration to an operator that asks for a captcha. */
async function register(casino: Casino, control: ControlClient, more: { promo?: string } = {}) {
  const form = { email: newEmail(), password: PASSWORD, accepted: true, ...more }
  await control.set({ captcha: true })
  await casino.open()
  await casino.frame.signUp()
  await casino.signUp.register(form)
  return form
}

test('a requested captcha is solved in the form, and the typed values are sent with its token', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const form = await register(casino, control, { promo: 'WELCOME100' })
  const box = robotBox(casino.signUp.dialog)
  await expect(box).toBeVisible()
  await expect(casino.signUp.problem.filter({ hasText: say('captcha.ask') })).toBeVisible()
  await casino.signUp.hasValues(form)

  await test.step('forged messages send nothing', async () => {
    await posts(page, { type: 'answer', token: 'forged' }, { type: 'failed' })
    const frame = await frameAt(page, /captcha\.html/)
    await posts(frame, { type: 'answer', token: 7 }, { type: 'answer', token: '' }, { type: 'error' }, [])
    await posts(await frameAt(page, /tag-manager\.html/), { type: 'answer', token: 'forged' })
    await expect(box).toBeVisible()
    expect(await control.requests({ endpoint: 'registerByEmail' })).toHaveLength(1)
  })

  await checkRobotBox(casino.signUp.dialog)
  await casino.frame.isOfPlayer()
  await expect(casino.signUp.dialog).toHaveCount(0)
  const [, sent] = await control.requests({ endpoint: 'registerByEmail' })
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    email: form.email,
    promo: form.promo,
    captcha: expect.stringMatching(/^\w{32}$/),
  })

  await test.step('each third party gets the event of the registration without the player’s email', async () => {
    await expect.poll(() => tagged(control, 'sign_up')).toMatchObject([{ method: 'email' }])
    const bodies = async (path: string) => (await control.requests({ path })).map(({ body }) => body ?? '')
    await expect.poll(async () => (await bodies('^/batch/$')).join()).toContain('"registration"')
    await expect.poll(async () => (await bodies('^/v1/b$')).join()).toContain('"registration"')
    expect((await control.requests({ path: '^/flags' })).length).toBeGreaterThan(0)
    const all = [...(await bodies('^/(batch/|v1/b)$')), JSON.stringify(await control.vendorMessages())]
    expect(all.join()).not.toContain(form.email)
  })
})

for (const maker of ['hcaptcha', 'turnstile'] as const) {
  test.describe(maker, () => {
    test.use({ maker })

    test(`the captcha of ${maker} is solved in the form`, async ({ casino, control, page, quiet }) => {
      quiet.allow(REJECTED_BY_OPERATOR)
      await register(casino, control)
      const box = robotBox(casino.signUp.dialog)
      await expect(box).toBeEnabled()
      const frame = await frameAt(page, /captcha\.html/)
      expect(await frame.evaluate(() => ['hcaptcha', 'turnstile'].filter((name) => name in window))).toEqual([maker])
      await checkRobotBox(casino.signUp.dialog)
      await casino.frame.isOfPlayer()
    })

    test(`the captcha of ${maker} is whole in its frame, on the narrowest phones too`, async ({
      casino,
      control,
      page,
      quiet,
    }) => {
      quiet.allow(REJECTED_BY_OPERATOR)
      for (const width of [280, 320, 360, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        await register(casino, control)
        await expect(robotBox(casino.signUp.dialog)).toBeVisible()
        const frame = await frameAt(page, /captcha\.html/)
        const beyond = () =>
          frame.evaluate(() => {
            const widget = document.querySelector('iframe')?.getBoundingClientRect()
            if (!widget) return null
            const { clientWidth, clientHeight } = document.documentElement
            return Math.max(widget.right - clientWidth, widget.bottom - clientHeight, 0)
          })
        await expect.poll(beyond, `${width} px`).toBe(0)
      }
    })

    test(`the stand-in of ${maker} gives no answer in a frame without an origin`, async ({ casino, page, quiet }) => {
      // Chromium says so of a sandboxed document whose host asks for an agent cluster of its own.
      quiet.allow(/^warning: The page requested an origin-keyed agent cluster/)
      await casino.open()
      await page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.id = 'opaque'
        frame.sandbox.value = 'allow-scripts allow-popups allow-forms'
        frame.src = `http://captcha.${location.host}/frames/captcha.html#page=${location.origin}`
        document.body.append(frame)
      })
      const widget = page.frameLocator('#opaque').frameLocator('iframe')
      await expect(widget.getByText('This frame has no origin.')).toBeAttached()
      await expect(widget.getByRole('checkbox')).toHaveCount(0)
    })
  })
}

test('a captcha whose host is not served says so within 15 s and keeps what was typed', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  quiet.allow(OPERATOR_GONE)
  const atCaptcha = (url: URL) => url.hostname.startsWith('captcha.')
  await page.route(atCaptcha, (route) => route.abort('namenotresolved'))
  await page.clock.install()
  const form = await register(casino, control)
  await expect(casino.signUp.dialog).toContainText(say('captcha.loading'))
  await page.clock.fastForward(15_000)
  await expect(casino.signUp.dialog).toContainText(saying('captcha.failed'))
  await casino.signUp.hasValues(form)
  await page.unroute(atCaptcha)
  await casino.signUp.dialog.getByRole('button', { name: 'Try again', exact: true }).click()
  await checkRobotBox(casino.signUp.dialog)
  await casino.frame.isOfPlayer()
})

test('a press of the captcha’s check box that does not come through fails with its reason', async ({ page }) => {
  page.setDefaultTimeout(2_000)
  const box = '<label><input type=checkbox>I am human</label><p style="position: fixed; inset: 0">Covered</p>'
  const inner = `<iframe srcdoc='${box}'></iframe>`
  await page.setContent(`<dialog open><iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe></dialog>`)
  await expect(checkRobotBox(page.getByRole('dialog'))).rejects.toThrow('intercepts pointer events')
})
