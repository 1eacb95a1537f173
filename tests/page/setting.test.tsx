import { expect, test } from 'vitest'
import { notifications } from './pages/login-forms.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

test('a setting that the operator answers with 500 shows the error, and says that it is not saved yet', async () => {
  const { database } = await openApp('/profile/setting', {
    commands: {
      settings: {
        choose: async ({ isAvatarHidden = false }) => {
          const chosen = { isAvatarHidden }
          await database.chosenSettings.put({ playerId: PLAYER_ID, chosen, queued: ['isAvatarHidden'] })
          return { ok: true, value: { queued: 'operator' } }
        },
      },
    },
    fill: signIn,
  })
  const hideAvatar = main.getByLabelText('Hide avatar', { exact: true })
  await hideAvatar.click()
  await expect.element(notifications).toHaveTextContent(say('error.operator'))
  const states = main.getByRole('status')
  await expect.element(states.filter({ hasText: say('setting.retrying') })).toBeVisible()
  await expect.element(states.filter({ hasText: say('setting.queued') })).not.toBeInTheDocument()
  await expect.element(hideAvatar).toBeChecked()
})

test('each setting is saved when it is chosen, and says so; a rejected one shows why and is reset', async () => {
  let isRejected = false
  const { database, worker } = await openApp('/profile/setting', {
    commands: {
      settings: {
        choose: async ({ timezone, isAvatarHidden, isStatisticsHidden }) => {
          if (isRejected) return { ok: false, error: { code: 'forbidden', status: 403, retry: false } }
          await database.players.update(PLAYER_ID, {
            ...(timezone !== undefined && { timezone }),
            ...(isAvatarHidden !== undefined && { isAvatarHidden }),
            ...(isStatisticsHidden !== undefined && { isStatisticsHidden }),
          })
          return { ok: true, value: { queued: null } }
        },
      },
    },
    fill: signIn,
  })
  const saved = main.getByRole('status').filter({ hasText: 'Saved' })
  await main.getByLabelText('Time zone', { exact: true }).selectOptions('Europe/Minsk')
  await expect.poll(() => saved.elements().length).toBe(1)
  const hideAvatar = main.getByLabelText('Hide avatar', { exact: true })
  await hideAvatar.click()
  await expect.poll(() => saved.elements().length).toBe(2)
  isRejected = true
  await hideAvatar.click()
  await expect.element(notifications).toHaveTextContent(say('error.forbidden'))
  await expect.element(hideAvatar).toBeChecked()
  await expect.poll(() => saved.elements().length).toBe(1)
  expect(worker.getArguments('settings.choose')).toEqual([
    { timezone: 'Europe/Minsk' },
    { isAvatarHidden: true },
    { isAvatarHidden: false },
  ])
})
