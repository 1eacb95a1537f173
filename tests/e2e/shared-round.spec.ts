import type { Page } from '@playwright/test'
import { keno } from '#endpoints/originals/endpoints.ts'
import type { Caller } from '../operator/caller.ts'
import { FairnessPage } from './pages/fairness.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

/** Published elsewhere: these seeds draw 31 and 36 first. */
const SERVER_SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159'
const CLIENT_SEED = 'bb62964774'

test.use({ hasServiceWorkers: false })

/** A round of keno on those seeds that hits both numbers; its seed is revealed. */
async function playKeno(call: Caller, token: string): Promise<string> {
  const state = await call(keno.getState, { token })
  if (!state.ok) throw new Error('no seeds')
  const body = { amount: '12.34', currency: 'RUB' as const, bet: { risk: 'low' as const, picks: [30, 35] } }
  const bet = await call(keno.bet, { token, key: crypto.randomUUID(), body: { ...body, ...state.reply.pair } })
  if (!bet.ok) throw new Error('no bet')
  await call(keno.rotateSeed, { token, body: { client_seed: 'next' } })
  return bet.reply.round.id
}

const button = (page: Page, id: Parameters<typeof say>[0]) =>
  page.getByRole('dialog').getByRole('button', { name: say(id), exact: true })

test('a player shares a round by keyboard, and a guest verifies it by the link @gate', async ({
  browser,
  call,
  context,
  control,
  page,
  players,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email, id: playerId, token } = await players.enter({ balance: '100.00' })
  await control.seedOriginal({ email, game: 'keno', serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 1 })
  const round = await playKeno(call, token)

  const fairness = new FairnessPage(page)
  await page.goto(`/en/fairness/keno?round=${round}`)
  await fairness.opened.getByRole('button', { name: say('shareRound.open'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await button(page, 'shareRound.create').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('figure')).toContainText('Tulpar, Keno, 3.')
  const [picture] = await Promise.all([page.waitForEvent('download'), button(page, 'shareRound.save').click()])
  expect(picture.suggestedFilename()).toBe(`keno-${round}.png`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('copy.what', { what: say('shareRound.link') }), exact: true })
    .click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe(`/fairness/keno/${round}`)

  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const guest = await elsewhere.newPage()
  const replies: Promise<string>[] = []
  guest.on('response', (response) => {
    if (response.url().includes('/rounds/')) replies.push(response.text())
  })
  await guest.goto(link)
  const shared = guest.getByTestId('public-round')
  await expect(shared.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'true')
  await expect(guest).toHaveTitle(`Keno: round ${round} · Tulpar`)
  await expect(shared).toContainText(SERVER_SEED)
  await expect(shared).toContainText(CLIENT_SEED)
  await expect(shared).toContainText('2 of 2')
  // The player did not choose to show the amounts.
  await expect(shared).not.toContainText('12.34')
  await expect(shared).not.toContainText('₽')
  const sent = (await Promise.all(replies)).join('')
  expect(sent).not.toContain(email)
  expect(sent).not.toContain('12.34')
  expect(sent).not.toContain(String(playerId))
  await elsewhere.close()

  await page.getByRole('checkbox', { name: say('shareRound.amounts') }).check()
  await expect(button(page, 'shareRound.save')).toHaveCount(0)
  await button(page, 'shareRound.create').click()
  await expect(page.getByRole('figure')).toContainText('12.34')
})
