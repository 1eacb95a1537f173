import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { isDisabled } from './pages/description.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('an original game opens from the home page, its seeds change, and its round is checked with the operator down', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await players.enter({ balance: '100.00' })
  const { coinflip, fairness } = casino
  await casino.open()
  await page.getByRole('main').getByRole('link', { name: 'Coinflip', exact: true }).click()
  await expect(page).toHaveTitle('Coinflip · Tulpar')
  await coinflip.flip.click()
  const first = await coinflip.landed()
  if (first.status === 'open') {
    // An open round locks its seeds.
    await page.getByRole('button', { name: 'Fairness', exact: true }).click()
    await isDisabled(fairness.rotate, saying('fairness.rotateWhileBetting'))
    await fairness.close()
    await coinflip.cashOut.click()
  }
  const rounds = page.getByRole('table', { name: say('original.history'), exact: true })
  await expect(rounds.getByRole('row')).toHaveCount(2)

  await rounds.getByRole('button').click()
  await expect(fairness.dialog).toContainText(saying('fairness.notRevealed'))
  await fairness.changeTo('my-own-seed')
  await expect(fairness.value(say('fairness.clientSeed'))).toHaveText('my-own-seed')
  await fairness.findsFair()
  await fairness.close()

  await control.stopListening()
  await isDisabled(coinflip.flip, say('bet.off.offline'))
  await rounds.getByRole('button').click()
  await fairness.findsFair()
  await isDisabled(fairness.rotate, say('fairness.rotateOffline'))
})
