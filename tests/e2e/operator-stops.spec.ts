import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'
import { builtFiles } from './support/site.ts'

test('an operator that stops is reported once; controls that need it are off and say why; afterwards all works without a reload @gate', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(/net::ERR_|WebSocket connection to/)
  const player = await players.enter({ balance: '100.00' })
  await casino.slots.open()
  await casino.frame.goTo('Dice')
  await casino.dice.isOn()
  await casino.frame.hasBalance('100.00')
  await casino.dice.amount.fill('33')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await wholeBuildCached(page, builtFiles())
  await control.stopListening()

  await expect(casino.frame.offline).toBeVisible()
  await casino.dice.isOff(say('bet.off.offline'))
  await casino.dice.roll.click({ force: true })
  await casino.dice.amount.press('Enter')

  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toContainText(
    new RegExp(`${say('error.offline')}|${say('deposit.off.offline')}|${say('errorPage.missing')}`),
  )
  await casino.payIn.close()
  await casino.frame.goTo('Slots')
  await casino.slots.counts('940 games')
  await casino.slots.find('jade')
  await casino.frame.goTo('Dice')
  await expect(casino.frame.offline).toBeVisible()

  await control.clearRequests()
  await control.startListening()
  await control.credit({ email: player.email, amount: '11.00' })
  await expect(casino.frame.offline).toHaveCount(0)
  await casino.frame.hasBalance('111.00')
  await casino.dice.isOn()
  expect(await control.requests({ endpoint: 'dice.bet' })).toEqual([])
  await casino.dice.roll.click()
  await casino.dice.nextRound()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
