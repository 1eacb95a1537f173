import { loginByEmail } from '#endpoints/login.ts'
import { totpCode, totpStep } from '../operator/auth/totp.ts'
import { casinoOn } from './pages/casino.ts'
import { disablePayIn } from './support/pay-in-shut.ts'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const FIELD = say('access.second.code')

test('a second factor is set up, asked for by the next log-in, and a session elsewhere is ended', async ({
  browser,
  call,
  casino,
  home,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const { email, password } = await players.enter()
  const login = await call(loginByEmail, { body: { email, password } })
  const elsewhere = await browser.newContext({ baseURL: home })
  await disablePayIn(elsewhere)
  await elsewhere.addCookies([{ name: 'token', value: (login.ok && login.reply.token) || '', url: home }])
  const there = await elsewhere.newPage()
  await there.goto('/')
  await casinoOn(there).frame.isOfPlayer()

  const { access } = casino
  await access.open()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(say('access.second.setUp')).click()
  await expect(page.getByRole('img', { name: say('access.second.qr'), exact: true })).toBeVisible()
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  const step = totpStep(Date.now())
  await page.getByLabel(FIELD, { exact: true }).fill(totpCode(secret, step))
  await button(say('access.second.turnOn')).click()
  await button(say('access.second.backup.done')).click()
  await expect(page.getByText(say('access.second.backup.left', { count: 10 }), { exact: true })).toBeVisible()
  await casino.profile.open()
  await casino.profile.logOut.press('Enter')
  await casino.frame.isOfGuest()
  await casino.frame.logIn()
  await casino.logIn.byEmail()
  await casino.logInByEmail.with({ email, password })
  const dialog = casino.logInByEmail.dialog
  await expect(dialog.getByLabel(FIELD, { exact: true })).toBeFocused()
  // A code counts once: this one has turned the second factor on.
  await dialog.getByLabel(FIELD, { exact: true }).fill(totpCode(secret, step))
  await casino.logInByEmail.submit.click()
  await casino.logInByEmail.rejects(FIELD, say('operator.code.used'))
  await dialog.getByLabel(FIELD, { exact: true }).fill(totpCode(secret, step + 1))
  await casino.logInByEmail.submit.click()
  await casino.frame.isOfPlayer()

  await access.open()
  const other = page.getByRole('listitem').filter({ hasText: say('access.sessions.end') })
  await expect(other).toHaveCount(1)
  await other.getByRole('button', { name: say('access.sessions.end'), exact: true }).click()
  await other.getByRole('button', { name: say('access.sessions.end'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: say('access.sessions.ended', { count: 1 }) })).toBeFocused()
  await casinoOn(there).frame.isOfGuest()
  await elsewhere.close()
})
