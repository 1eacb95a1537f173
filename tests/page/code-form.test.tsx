import { beforeEach, expect, test } from 'vitest'
import type { AppError } from '#domain/calls/result.ts'
import type { CodeSent } from '#domain/player/recipient.ts'
import { isDisabled } from './pages/controls.ts'
import { CodeStep, LogIn, goToLogInByEmail } from './pages/login-forms.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const SEND = 'session.sendLoginCode'
const RESEND = 'session.resendLoginCode'
const BY_CODE = 'session.loginByCode'
const PHONE = '+77011234567'
const EMAIL = 'aru@example.com'
const SOON_MS = 60_000
const WRONG: AppError = { code: 'validation', status: 422, fields: { code: ['code.wrong'] }, retry: false }

/** When the next code may be asked for and until when it is valid, in ms from now. */
let waits: { resend: number; expiry: number }
/** The next answer to a code; null lets the command wait for ever. */
let answer: AppError | null

beforeEach(() => {
  answer = null
  waits = { resend: 0, expiry: 5 * SOON_MS }
})

async function openLogIn() {
  const sent = async (): Promise<{ ok: true; value: CodeSent }> => {
    const now = Date.now()
    return { ok: true, value: { resendAt: now + waits.resend, expiresAt: now + waits.expiry } }
  }
  const { worker } = await openApp('/?login', {
    commands: {
      session: {
        sendLoginCode: sent,
        resendLoginCode: sent,
        loginByCode: async () => (answer ? { ok: false, error: answer } : new Promise<never>(() => undefined)),
      },
    },
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country: 'KZ', region: 'KZ', blocked: false, fetchedAt: 0 }),
  })
  await expect.element(new LogIn().phone).toBeVisible()
  return worker
}

async function askByPhone(): Promise<CodeStep> {
  const form = new LogIn()
  await form.phone.fill(PHONE)
  await form.button(say('login.byCode')).click()
  const step = new CodeStep(say('confirmPhone.title'), say('confirmPhone.submit'))
  await expect.element(step.code).toHaveFocus()
  return step
}

async function askByEmail(): Promise<CodeStep> {
  const form = await goToLogInByEmail()
  await form.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(EMAIL)
  await form.button(say('login.byCode')).click()
  const step = new CodeStep(say('login.byEmail'), say('login.submit'))
  await expect.element(step.code).toHaveFocus()
  return step
}

test('the form for a code says until when it is valid, and when another one can be sent', async () => {
  waits.resend = SOON_MS
  const worker = await openLogIn()
  const step = await askByPhone()
  await expect.element(step.dialog).toHaveTextContent(saying('code.goodUntil'))
  await expect.element(step.dialog).toHaveTextContent(say('restore.ifKnown'))
  await isDisabled(step.again, saying('code.againIn'))
  await step.again.click({ force: true })
  expect(worker.getArguments(SEND)).toEqual([{ phone: PHONE }])
  expect(worker.getArguments(RESEND)).toEqual([])
})

test('a long wait for another code is written in words', async () => {
  waits.resend = 24 * 60 * SOON_MS
  await openLogIn()
  const step = await askByPhone()
  await isDisabled(step.again, say('code.againIn', { time: '1 day' }))
})

test('another code can be sent once the wait is over, and the number is still there on the way back', async () => {
  const worker = await openLogIn()
  const step = await askByPhone()
  await step.sendAgain()
  await expect.element(step.dialog).toHaveTextContent(say('code.sentAgain'))
  expect(worker.getArguments(RESEND)).toEqual([{ phone: PHONE }])
  await step.button(say('confirmPhone.back')).click()
  await expect.element(new LogIn().phone).toHaveValue('(701) 123 45 67')
})

test('a short code is not sent, and a wrong one stays in its field with the error', async () => {
  const worker = await openLogIn()
  const step = await askByPhone()
  await step.with('12')
  await step.rejects('Code', say('code.short'))
  expect(worker.getArguments(BY_CODE)).toEqual([])
  answer = WRONG
  await step.with('000000')
  await step.rejects('Code', say('operator.code.wrong'))
  await expect.element(step.code).toHaveValue('000000')
})

test('a whole message can be pasted, and only its code is sent', async () => {
  const worker = await openLogIn()
  const step = await askByPhone()
  const message = `12:30 ${PHONE}: your code is 123-456`
  await step.code.fill(message)
  await expect.element(step.code).toHaveAccessibleDescription(say('code.found', { code: '123456' }))
  await expect.element(step.code).toHaveValue(message)
  await step.submit.click()
  await expect.poll(() => worker.getArguments(BY_CODE)).toEqual([{ to: { phone: PHONE }, code: '123456' }])
})

test('an expired code is said to be so until another one is sent', async () => {
  waits.expiry = 0
  const worker = await openLogIn()
  const step = await askByEmail()
  await expect.element(step.dialog).toHaveTextContent(saying('code.gone'))
  await expect.element(step.dialog).toHaveTextContent(say('restore.ifKnown'))
  answer = { code: 'validation', status: 422, fields: { code: ['code.expired'] }, retry: false }
  await step.with('123456')
  await step.rejects('Code', saying('code.gone'))
  waits.expiry = 5 * SOON_MS
  await step.sendAgain()
  await expect.element(step.dialog).toHaveTextContent(saying('code.goodUntil'))
  expect(worker.getArguments(RESEND)).toEqual([{ email: EMAIL }])
})

test('too many wrong codes show how long to wait, and another code can be sent', async () => {
  await openLogIn()
  const step = await askByEmail()
  answer = { code: 'tooMany', status: 429, reason: 'code.tooMany', retry: true, retryAt: Date.now() + 115_000 }
  await step.with('000000')
  await expect.element(step.problem).toHaveTextContent(saying('operator.code.tooMany'))
  await expect.element(step.problem).toHaveTextContent('You can try again')
  await step.sendAgain()
  await expect.element(step.dialog).toHaveTextContent(say('code.sentAgain'))
  await expect.element(step.problem).not.toBeInTheDocument()
})

test('a code by email needs an address', async () => {
  const worker = await openLogIn()
  const form = await goToLogInByEmail()
  await form.button(say('login.byCode')).click()
  await form.rejects('Email', say('form.email.empty'))
  expect(worker.getArguments(SEND)).toEqual([])
})
