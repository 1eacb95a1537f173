import type { Locator, Page } from '@playwright/test'
import { getProtection, setLimit, takeBreak } from '#endpoints/protection.ts'
import { isDisabled, isOn } from '../e2e/pages/description.ts'
import { say, saying } from '../e2e/support/texts.ts'
import type { FaultOrder } from '../operator/control/orders.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

const LIMITS = '/profile/setting/limits'
const DAY_MS = 86_400_000
const DAY_STAKE = { kind: 'stake', period: 'day' } as const

/** Opens the page of limits, and in its table the wagering limit of a day. */
async function openStakeLine(page: Page): Promise<void> {
  await page.goto(LIMITS)
  const name = new RegExp(`${say('protection.kind.stake')} ${say('protection.period.day')}$`)
  await page.getByRole('button', { name }).click()
}

/** The line of the wagering limit of a day. */
function stakeLine(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('region', { name: say('protection.kind.stake'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: say('protection.period.day') })
}

test('a limit whose reply is lost is shown as being set, holds at the tables meanwhile, and is found at the operator', async ({
  call,
  context,
  control,
  ears,
  page,
  players,
}) => {
  ears.allowNetworkTrouble()
  const { token } = await players.enter({ balance: '100.00' })
  await call(setLimit, { token, params: DAY_STAKE, body: { amount: '50.00' } })
  const match = { endpoint: 'setLimit' }
  await openStakeLine(page)
  const line = stakeLine(page)
  await expect(line).toContainText('of ₽50.00 used')
  const lost = await control.fault({ match, kind: 'cutAfter', hold: 'before' })
  await line.getByRole('button', { name: say('limits.lower'), exact: true }).click()
  await line.getByRole('textbox', { name: say('limits.amount'), exact: true }).fill('5')
  await line.getByRole('button', { name: say('limits.lower'), exact: true }).click()
  await expect(line.getByText(say('limits.local'))).toBeVisible()
  await expect(line).toContainText('of ₽5.00 used')

  const table = await context.newPage()
  await table.goto('/games/dice')
  const roll = table.getByRole('button', { name: 'Roll', exact: true })
  const amount = table.getByRole('textbox', { name: 'Bet amount' })
  await amount.fill('6')
  await isDisabled(roll, '₽5.00')
  await amount.fill('4')
  await isOn(roll)
  await expect(line.getByText(say('limits.local'))).toBeVisible()

  await control.release(lost)
  await expect(line.getByText(say('limits.local'))).toBeHidden()
  await expect(line).toContainText('of ₽5.00 used')
  const sent = (await control.requests(match)).map(({ path, body }) => `${path} ${body}`)
  expect(new Set(sent).size).toBe(2)
  const answer = await call(getProtection, { token })
  const limits = answer.ok ? answer.reply.limits : []
  expect(limits.filter((limit) => limit?.amount !== null)).toMatchObject([{ ...DAY_STAKE, amount: 500, pending: null }])
})

const ANSWERS: Readonly<Record<string, FaultOrder>> = {
  404: { kind: 'reply', status: 404, body: {} },
  500: { kind: 'reply', status: 500, body: {} },
  'broken JSON': { kind: 'malformed' },
  'another form': { kind: 'patch', patch: { currency: 'XXX', limits: null } },
}

test('what the operator answers instead of limits and breaks opens nothing: what stands on the device holds, with its age', async ({
  call,
  casino,
  control,
  ears,
  page,
  players,
}) => {
  ears.allow(/status of (?:404|500)|\[worker\] reply/)
  const { token } = await players.enter({ balance: '100.00' })
  await call(setLimit, { token, params: DAY_STAKE, body: { amount: '5.00' } })
  await openStakeLine(page)
  const line = stakeLine(page)
  await expect(line).toContainText('of ₽5.00 used')
  const age = page.getByText(saying('age.now'))
  await expect(age).toBeHidden()

  for (const [name, answer] of Object.entries(ANSWERS)) {
    await test.step(name, async () => {
      await control.clearFaults()
      await control.fault({ ...answer, match: { endpoint: 'getProtection' }, times: 0 })
      await openStakeLine(page)
      await expect(line).toContainText('of ₽5.00 used')
      await expect(age).toBeVisible()
      await page.goto('/games/dice')
      await casino.dice.amount.fill('6')
      await casino.dice.isOff('₽5.00')
    })
  }
  await test.step('a break', async () => {
    await control.clearFaults()
    await control.fault({ match: { endpoint: 'getProtection' }, kind: 'reply', status: 500, body: {}, times: 0 })
    await call(takeBreak, { token, body: { until: new Date(Date.now() + DAY_MS).toISOString() } })
    const calm = page.getByRole('heading', { name: saying('protection.block.timeOut') })
    // It arrives by the socket.
    await expect(calm).toBeVisible()
    await page.reload()
    await expect(calm).toBeVisible()
    await expect(casino.dice.roll).toHaveCount(0)
  })
  expect(await control.requests({ endpoint: 'dice.bet' })).toEqual([])
})
