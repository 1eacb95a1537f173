import type { Page } from '@playwright/test'
import { keno } from '#endpoints/originals/endpoints.ts'
import { publishRound } from '#endpoints/public-rounds.ts'
import type { Caller } from '../operator/caller.ts'
import { FairnessPage } from './pages/fairness.ts'
import { expect, REJECTED_BY_OPERATOR, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

/** Published elsewhere: these seeds draw 31 and 36 first. */
const SERVER_SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159'
const CLIENT_SEED = 'bb62964774'

test.use({ hasServiceWorkers: false })

/** A round of keno on those seeds that hits both numbers; with `isRevealed`, its seed is revealed. */
async function playKeno(call: Caller, token: string, isRevealed: boolean): Promise<string> {
  const state = await call(keno.getState, { token })
  if (!state.ok) throw new Error('no seeds')
  const body = { amount: '12.34', currency: 'RUB' as const, bet: { risk: 'low' as const, picks: [30, 35] } }
  const bet = await call(keno.bet, { token, key: crypto.randomUUID(), body: { ...body, ...state.reply.pair } })
  if (!bet.ok) throw new Error('no bet')
  if (isRevealed) await call(keno.rotateSeed, { token, body: { client_seed: 'next' } })
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
  const round = await playKeno(call, token, true)

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

test('a shared round of the seed in play reveals no seed, and is verified once it is rotated', async ({
  call,
  control,
  page,
  players,
}) => {
  const { email, token } = await players.make({ balance: '100.00' })
  await control.seedOriginal({ email, game: 'keno', serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 1 })
  const round = await playKeno(call, token, false)
  await call(publishRound, { token, params: { game: 'keno', id: round }, body: { amounts: true } })

  const replies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/rounds/')) replies.push(response.text())
  })
  await page.goto(`/en/fairness/keno/${round}`)
  const shared = page.getByTestId('public-round')
  await expect(shared).toContainText(say('publicRound.secret'))
  await expect(shared).toContainText('12.34')
  await expect(shared.getByTestId('fairness-verdict')).toHaveCount(0)
  expect((await Promise.all(replies)).join('')).not.toContain(SERVER_SEED)

  await call(keno.rotateSeed, { token, body: { client_seed: 'next' } })
  await page.reload()
  await expect(shared.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'true')
})

test('a reply that does not follow from its seeds is shown as a mismatch', async ({ call, control, page, players }) => {
  const { email, token } = await players.make({ balance: '100.00' })
  await control.seedOriginal({ email, game: 'keno', serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 1 })
  const round = await playKeno(call, token, true)
  await call(publishRound, { token, params: { game: 'keno', id: round }, body: { amounts: false } })
  await control.fault({ match: { endpoint: 'getPublicRound' }, kind: 'patch', patch: { 'round.multiplier': 99_900 } })
  await page.goto(`/en/fairness/keno/${round}`)
  await expect(page.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'false')
  await expect(page.getByTestId('fairness-verdict')).toContainText('differs from 999.00×')
})

test('a round that is not shared, a garbage address and an operator without the call each say so', async ({
  call,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const { token } = await players.make({ balance: '100.00' })
  const shared = page.getByTestId('public-round')
  for (const id of [await playKeno(call, token, true), '%3Cscript%3E', 'x'.repeat(300)]) {
    await page.goto(`/en/fairness/keno/${id}`)
    await expect(shared).toContainText(say('publicRound.unknown'))
  }
  await page.goto('/en/fairness/crash/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    say('notFound.title', { path: '/fairness/crash/1' }),
  )

  await control.fault({ match: { endpoint: 'getPublicRound' }, kind: 'reply', status: 404, body: {}, times: 0 })
  await page.goto('/en/fairness/keno/1')
  await expect(shared).toContainText(say('publicRound.notOffered'))
})

test('a shared round that was opened before is still verified while the operator fails', async ({
  call,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const { email, token } = await players.make({ balance: '100.00' })
  await control.seedOriginal({ email, game: 'keno', serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 1 })
  const round = await playKeno(call, token, true)
  await call(publishRound, { token, params: { game: 'keno', id: round }, body: { amounts: false } })
  await page.goto(`/en/fairness/keno/${round}`)
  const verdict = page.getByTestId('fairness-verdict')
  await expect(verdict).toHaveAttribute('data-match', 'true')
  await control.fault({ match: { endpoint: 'getPublicRound' }, kind: 'reply', status: 500, times: 0 })
  await page.reload()
  await expect(page.getByTestId('public-round')).toContainText(say('part.lastGood'))
  await expect(verdict).toHaveAttribute('data-match', 'true')
})
