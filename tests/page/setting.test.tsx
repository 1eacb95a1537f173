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
