import { expect, test } from 'vitest'
import { header, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

test('a callback link with a foreign token logs no one in, and the token leaves the address', async () => {
  const { worker } = await openApp('/auth/callback?token=foreign')
  await expect.element(main).toHaveTextContent(saying('callback.stray'))
  await expect.poll(() => location.pathname + location.search).toBe('/auth/callback')
  await expect.element(header.getByRole('button', { name: say('account.logIn'), exact: true })).toBeVisible()
  expect(worker.getArguments('session.adopt')).toEqual([])
  expect(document.cookie).not.toContain('foreign')
})
