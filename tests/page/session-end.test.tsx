import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionEnd } from '#db/notice-rows.ts'
import { header } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const dialog = page.getByRole('dialog', { name: say('exclusion.title'), exact: true })

async function openAfter(end: SessionEnd) {
  return openApp('/faq', {
    fill: async ({ notices }) => {
      await notices.put({ id: 1, playerId: null, at: Date.now(), kind: 'sessionEnded', ...end })
    },
    commands: { notices: { claim: async () => ({ ok: true, value: { claimed: true } }) } },
  })
}

test('an exclusion that has ended the session is shown with its end, without a request to log in', async () => {
  await openAfter({ reason: 'excluded', until: Date.UTC(2027, 4, 28, 10) })
  await expect.element(dialog).toHaveTextContent(/You’ve excluded yourself until May 28, 2027/)
  await expect.element(dialog.getByRole('button', { name: say('support.title'), exact: true })).toBeVisible()
  expect(document.body.textContent).not.toContain(say('notice.sessionExpired'))
})

test('an exclusion without a known end is shown as one', async () => {
  await openAfter({ reason: 'excluded', until: null })
  await expect.element(dialog).toHaveTextContent(say('operator.protection.excluded'))
})

test('a session that has ended without a reason asks for a log-in until the player has logged in', async () => {
  const { database } = await openAfter({ reason: 'expired' })
  const said = page.getByText(say('notice.sessionExpired'))
  await expect.element(said).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await said.hover()
  await signIn(database)
  await expect.element(said).not.toBeInTheDocument()
})

test.each([
  ['forbidden', 'notice.sessionForbidden'],
  ['notFound', 'notice.sessionNotFound'],
  ['rejected', 'notice.sessionRejected'],
] as const)('a profile that the operator does not give ends the session with its reason: %s', async (reason, text) => {
  await openAfter({ reason })
  await expect.element(page.getByText(say(text))).toBeVisible()
})

test('without the profile nothing that needs the account is on, and it says why', async () => {
  await openApp('/faq', {
    fill: async (database) => {
      await database.session.put({ id: 'current', token: 'token', previous: null, loginId: 'login', playerId: null })
      await database.facts.put({ id: 'problems', parts: { profile: 'operator' } })
    },
  })
  const deposit = header.getByRole('button', { name: 'Deposit', exact: true })
  await expect.element(deposit).toBeDisabled()
  await expect.element(deposit).toHaveAttribute('data-tip', say('error.operator'))
})
