import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AppError, Result } from '#domain/calls/result.ts'
import type { Security } from '#worker/profile/security.ts'
import { AccessForm } from './pages/access-form.ts'
import { CodeStep, LogIn, SecondFactorStep, goToLogInByEmail } from './pages/login-forms.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CODES = ['1111-2222', '3333-4444']
const CODE_FIELD = say('access.second.code')
const REQUIRED: AppError = { code: 'forbidden', status: 403, reason: 'secondFactor.required', retry: false }
const WRONG: AppError = { code: 'validation', status: 422, fields: { second_factor: ['code.wrong'] }, retry: false }
const HERE = { id: 'here', device: 'Chrome, Linux', country: 'KZ', lastSeenAt: 0, isCurrent: true }
const PHONE = { id: 'phone', device: 'Safari, iOS', country: 'RU', lastSeenAt: 0, isCurrent: false }
const TABLET = { ...PHONE, id: 'tablet', device: 'Chrome, Android' }

/** What the operator says now; an error rejects the next calls. */
let security: Security
let failure: AppError | null

beforeEach(() => {
  security = { secondFactor: { isOn: false, backupCodesLeft: null }, sessions: [PHONE, HERE, TABLET] }
  failure = null
})

async function openAccess() {
  const reply = <Value,>(value: Value): Result<Value> => (failure ? { ok: false, error: failure } : { ok: true, value })
  return openApp('/profile/access', {
    commands: {
      profile: {
        loadSecurity: async () => reply(security),
        startSecondFactor: async () => reply({ secret: SECRET, uri: `otpauth://totp/a?secret=${SECRET}` }),
        confirmSecondFactor: async () => {
          if (!failure) security = { ...security, secondFactor: { isOn: true, backupCodesLeft: CODES.length } }
          return reply(CODES)
        },
        endSecondFactor: async () => {
          if (!failure) security = { ...security, secondFactor: { isOn: false, backupCodesLeft: null } }
          return reply(undefined)
        },
        endSessions: async ({ id }) => {
          const sessions = security.sessions.filter((each) => each.isCurrent || (id !== null && each.id !== id))
          if (!failure) security = { ...security, sessions }
          return reply(security)
        },
      },
    },
    fill: (filled) => signIn(filled),
  })
}

const button = (name: string) => main.getByRole('button', { name, exact: true })

test('the second factor is set up with a key, a wrong code is shown, and its backup codes are shown once', async () => {
  const { worker } = await openAccess()
  await button(say('access.second.setUp')).click()
  await expect.element(main.getByRole('img', { name: say('access.second.qr') })).toBeVisible()
  await expect.element(main.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP', { exact: true })).toBeVisible()

  const form = new AccessForm(say('access.second.turnOn'))
  await form.submit.click()
  await form.rejects(CODE_FIELD, say('access.second.empty'))
  failure = { ...WRONG, fields: { code: ['code.wrong'] } }
  await form.field(CODE_FIELD).fill('123 456')
  await form.submit.click()
  await form.rejects(CODE_FIELD, say('operator.code.wrong'))
  failure = null
  await form.submit.click()
  for (const code of CODES) await expect.element(main.getByText(code, { exact: true })).toBeVisible()
  expect(worker.getArguments('profile.confirmSecondFactor').at(-1)).toEqual({ code: '123456' })

  await button(say('access.second.backup.done')).click()
  await form.isDone(say('access.second.turnedOn'))
  await expect.element(main.getByText(say('access.second.on'), { exact: true })).toBeVisible()
  await expect.element(main.getByText(CODES[0] ?? '', { exact: true })).not.toBeInTheDocument()
})

test('the second factor is turned off by a code', async () => {
  security = { ...security, secondFactor: { isOn: true, backupCodesLeft: 1 } }
  const { worker } = await openAccess()
  await expect.element(main.getByText(say('access.second.backup.left', { count: 1 }))).toBeVisible()
  await button(say('access.second.turnOff')).click()
  const form = new AccessForm(say('access.second.turnOff'))
  await form.field(say('access.second.eitherCode')).fill(' 1111–2222 ')
  await form.submit.click()
  await form.isDone(say('access.second.turnedOff'))
  expect(worker.getArguments('profile.endSecondFactor')).toEqual([{ code: '1111-2222' }])
})

test('a session of another device is ended after a question', async () => {
  const { worker } = await openAccess()
  const lines = main.getByRole('listitem')
  await expect.element(lines.filter({ hasText: say('access.sessions.this') })).toHaveTextContent('Chrome, Linux')
  const phone = lines.filter({ hasText: 'Safari, iOS' })
  await phone.getByRole('button', { name: say('access.sessions.end'), exact: true }).click()
  expect(worker.getArguments('profile.endSessions')).toEqual([])
  await phone.getByRole('button', { name: say('access.sessions.end'), exact: true }).click()
  await expect.element(phone).not.toBeInTheDocument()
  expect(worker.getArguments('profile.endSessions')).toEqual([{ id: 'phone' }])
  // With one other session left, its own button is enough.
  await expect.element(button(say('access.sessions.endOthers'))).not.toBeInTheDocument()
})

test('all sessions but this one are ended at once, and a rejection is shown', async () => {
  const { worker } = await openAccess()
  await button(say('access.sessions.endOthers')).click()
  failure = { code: 'operator', status: 500, retry: true }
  await button(say('access.sessions.endOthers')).click()
  await expect.element(main.getByText(say('error.operator'), { exact: true })).toBeVisible()
  failure = null
  await button(say('access.sessions.endOthers')).click()
  await button(say('access.sessions.endOthers')).click()
  const ended = main.getByRole('status').filter({ hasText: say('access.sessions.ended', { count: 2 }) })
  await expect.element(ended).toHaveFocus()
  expect(worker.getArguments('profile.endSessions')).toEqual([{ id: null }, { id: null }])
  await expect.element(main.getByText('Chrome, Android', { exact: true })).not.toBeInTheDocument()
})

test('an operator without a second factor and sessions is offered none, and one that fails is asked again', async () => {
  failure = { code: 'operator', status: 500, retry: true }
  const { worker } = await openAccess()
  await expect.element(main.getByText(say('access.security'), { exact: true })).toBeVisible()
  const retry = button(say('errorPage.retry'))
  await expect.element(retry).toBeVisible()
  failure = { code: 'notOffered', status: 404, retry: false }
  await retry.click()
  await expect.element(main.getByText(say('access.security'), { exact: true })).not.toBeInTheDocument()
  await expect.element(main.getByText(say('access.second'), { exact: true })).not.toBeInTheDocument()
  expect(worker.getArguments('profile.loadSecurity').length).toBeGreaterThan(1)
})

test('without the operator nothing can be changed, and the cards say why', async () => {
  const { worker, database } = await openAccess()
  await expect.element(button(say('access.second.setUp'))).toBeVisible()
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  for (const name of [say('access.second.setUp'), say('access.sessions.endOthers')]) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button(name)).toHaveAccessibleDescription(say('connection.needed'))
  }
  await button(say('access.second.setUp')).click({ force: true })
  expect(worker.getArguments('profile.startSecondFactor')).toEqual([])
})

test('a log-in that needs a second factor asks for it in a step of its own and keeps what was typed', async () => {
  let answer: AppError | null = REQUIRED
  const reply = async () => (answer ? { ok: false as const, error: answer } : new Promise<never>(() => undefined))
  const { worker } = await openApp('/?login', { commands: { session: { loginByEmail: reply } } })
  await expect.element(new LogIn().phone).toHaveFocus()
  const form = await goToLogInByEmail()
  await form.with('aru@example.com', 'correct horse battery')
  const step = new SecondFactorStep(say('login.byEmail'))
  await expect.element(step.code).toHaveFocus()
  await expect.element(page.getByText(saying('error.forbidden'))).not.toBeInTheDocument()

  await step.button(say('login.second.back')).click()
  await expect.element(form.field('Email')).toHaveValue('aru@example.com')
  await expect.element(form.field('Password')).toHaveValue('correct horse battery')
  await expect.element(form.field('Email')).toHaveFocus()
  await form.submit.click()
  await step.with('12')
  await step.rejects(CODE_FIELD, say('code.short'))

  answer = WRONG
  await step.with('123 456')
  await step.rejects(CODE_FIELD, say('operator.code.wrong'))
  answer = { code: 'tooMany', status: 429, reason: 'login.tooMany', retry: true, retryAt: Date.now() + 115_000 }
  await step.submit.click()
  await expect.element(step.problem).toHaveTextContent(saying('operator.login.tooMany'))
  answer = null
  await step.button(say('login.second.useBackup')).click()
  await step.field(say('login.second.backup')).fill('1111-2222')
  await step.submit.click()
  await expect
    .poll(() => worker.getArguments('session.loginByEmail').at(-1))
    .toEqual({
      email: 'aru@example.com',
      password: 'correct horse battery',
      second_factor: '1111-2222',
    })
})

test('a log-in by a code asks for the second factor too, and going back keeps that code', async () => {
  let answer: AppError | null = REQUIRED
  const { worker } = await openApp('/?login', {
    commands: {
      session: {
        sendLoginCode: async () => ({ ok: true, value: { resendAt: Date.now(), expiresAt: Date.now() + 300_000 } }),
        loginByCode: async () => (answer ? { ok: false as const, error: answer } : new Promise<never>(() => undefined)),
      },
    },
  })
  await expect.element(new LogIn().phone).toHaveFocus()
  const form = await goToLogInByEmail()
  await form.field('Email').fill('aru@example.com')
  await form.button(say('login.byCode')).click()
  const sent = new CodeStep(say('login.byEmail'), say('login.submit'))
  await sent.with('123456')
  const step = new SecondFactorStep(say('login.byEmail'))
  await expect.element(step.code).toHaveFocus()
  await step.button(say('login.second.back')).click()
  await expect.element(sent.code).toHaveValue('123456')
  await expect.element(sent.code).toHaveFocus()
  await sent.submit.click()
  await expect.element(step.code).toHaveFocus()
  answer = null
  await step.with('654321')
  await expect
    .poll(() => worker.getArguments('session.loginByCode').at(-1))
    .toEqual({
      to: { email: 'aru@example.com' },
      code: '123456',
      second_factor: '654321',
    })
})
