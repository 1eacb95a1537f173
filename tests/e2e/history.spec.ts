import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { inCharge } from '../faults/support/service-worker.ts'
import { readBox } from './support/read-box.ts'
import { say, saying } from './support/texts.ts'

const BETS = 3_000

/** The date in Almaty `ago` days ago, in the format of a date field. */
function day(ago: number): string {
  return new Date(Date.now() + 5 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
}

async function rowsInPage(page: Page): Promise<number> {
  return page.locator('tbody tr').count()
}

test('a history of thousands of rows is filtered, windowed, scrolled to its end, and readable offline', async ({
  casino,
  context,
  control,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const player = await players.enter()
  await control.seedHistory({ email: player.email, bets: BETS, deposits: 40, withdrawals: 30, logins: 20 })
  const { history, page } = casino
  await history.open()
  await expect(history.line(1)).toBeVisible()
  // The total is unknown while pages are still to be loaded.
  await expect(history.table).toHaveAttribute('aria-rowcount', '-1')
  await expect(page.getByText(say('history.partial', { count: 200 }))).toBeVisible()
  expect(await rowsInPage(page)).toBeLessThan(60)

  await test.step('the requested days are loaded and counted in full', async () => {
    await history.within(say('history.preset.month'))
    await expect(page).toHaveURL(new RegExp(`from=${day(29)}&to=${day(0)}`))
    await expect(page.getByText(say('history.older.none'))).toBeAttached()
    await expect(page.getByText(saying('history.partial'))).toHaveCount(0)
    const count = async () => Number(await history.table.getAttribute('aria-rowcount')) - 1
    // The bets are spread evenly over a year.
    await expect.poll(count).toBeGreaterThan(BETS / 13)
    const inMonth = await count()
    expect(inMonth).toBeLessThan(BETS / 11)
    await expect(history.total(say('history.staked'))).toContainText('₽')
    await page.reload()
    await expect(history.from).toHaveValue(day(29))
    await expect(history.table).toHaveAttribute('aria-rowcount', String(inMonth + 1))
  })

  await test.step('days without a bet say so and offer a way out', async () => {
    await history.from.fill('2020-01-01')
    await history.to.fill('2020-01-31')
    await expect(page.getByText(say('history.nothing'))).toBeVisible()
    await page.getByRole('button', { name: say('history.clear'), exact: true }).click()
    await expect(history.from).toHaveValue('')
    await expect(history.line(1)).toBeVisible()
  })

  await test.step('the other kinds of rows are reached by keyboard', async () => {
    await page.getByRole('tab', { name: 'Bets', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Deposits', exact: true })).toBeFocused()
    await expect(page).toHaveURL(/type=deposits/)
    await expect(history.table).toHaveAttribute('aria-rowcount', '41')
    await expect(history.line(1).getByRole('cell')).toHaveText([
      /\S/,
      /₽/,
      /Completed|Declined|Expired/,
      /[A-Z][a-z]{2} \d{1,2}, \d{4}/,
    ])
    await history.show('Withdrawals')
    await expect(history.table).toHaveAttribute('aria-rowcount', '31')
    await history.show('Prizes')
    await expect(page.getByText(say('history.none.prizes'))).toBeVisible()
    await history.show('Log-ins')
    await expect(history.table.getByRole('columnheader')).toHaveText(['Device', 'Country', say('history.ip'), 'Time'])
    await expect(history.line(1)).toContainText(/\d+\.\d+\.\d+\.\d+/)
  })

  await test.step('the list is scrolled to its end, one screen at a time', async () => {
    await history.show('Bets')
    await history.scrollDownTo(BETS)
    await expect(history.table).toHaveAttribute('aria-rowcount', String(BETS + 1))
    await expect(page.getByText(say('history.older.none'))).toBeVisible()
    expect(await rowsInPage(page)).toBeLessThan(60)
  })

  await test.step('the history is shown after a reload without a connection', async () => {
    await inCharge(page)
    await context.setOffline(true)
    await page.reload()
    await expect(casino.frame.offline).toBeVisible()
    await expect(history.table).toHaveAttribute('aria-rowcount', String(BETS + 1))
    await expect(page.getByRole('tabpanel').getByText(/^updated /)).toBeVisible()
    await history.within(say('history.preset.week'))
    await expect(history.line(1)).toBeVisible()
    await history.show('Withdrawals')
    await expect(history.table.or(page.getByText(say('history.nothing')))).toBeVisible()
    await context.setOffline(false)
  })
})

test.describe('a history', () => {
  test.use({ hasServiceWorkers: false })

  test('the history is downloaded as a complete CSV file, unless the download is cancelled', async ({
    casino,
    control,
    players,
  }) => {
    const { email } = await players.enter()
    await control.seedHistory({ email, bets: 1_200 })
    const { history, page } = casino
    await history.open()
    await expect(history.line(1)).toBeVisible()
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))

    const faultId = await control.fault({ match: { endpoint: 'getHistory' }, hold: 'before', after: 1, times: 0 })
    await history.csv.click()
    await expect(page.getByText(say('history.csv.preparing', { count: 500 }))).toBeVisible()
    await page.getByRole('button', { name: say('history.csv.cancel'), exact: true }).click()
    await expect(history.csv).toBeFocused()
    await control.release(faultId)
    await expect(page.getByText(saying('history.csv.preparing'))).toHaveCount(0)

    const [download] = await Promise.all([page.waitForEvent('download'), history.csv.click()])
    await expect(page.getByRole('status').filter({ hasText: say('history.csv.done', { count: 1200 }) })).toBeVisible()
    expect(downloads).toEqual(['bets.csv'])
    const file = await readFile(await download.path(), 'utf8')
    const [header, ...lines] = file.trimEnd().split('\r\n')
    expect(header).toBe('\uFEFF"Time (Almaty, UTC+5)",Game,Bet,Payout,Currency,Note,ID')
    expect(lines).toHaveLength(1_200)
    await expect(history.line(1)).toContainText(lines[0]?.split(',')[1] ?? 'a game')
  })

  test('the print view has every loaded row and nothing that only a screen needs', async ({
    casino,
    control,
    players,
  }) => {
    const { email } = await players.enter()
    await control.seedHistory({ email, bets: 150 })
    const { frame, history, page } = casino
    await history.open('?from=2020-01-01')
    await expect(page.getByText(say('history.older.none'))).toBeAttached()
    expect(await rowsInPage(page)).toBeLessThan(60)
    const all = () => expect.poll(() => rowsInPage(page)).toBe(150)

    // The browser's own event, and the print media that a PDF export uses.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await all()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect.poll(() => rowsInPage(page)).toBeLessThan(60)
    await page.emulateMedia({ media: 'print' })
    await all()

    await expect(
      page.getByText(saying('history.print.days', { kind: 'Bets', from: 'Jan 1, 2020', span: 'from' })),
    ).toBeVisible()
    for (const onScreen of [
      frame.balance,
      frame.support,
      history.csv,
      page.getByRole('navigation'),
      page.getByRole('tab'),
    ])
      await expect(onScreen.filter({ visible: true })).toHaveCount(0)
    // The rows follow each other without a gap.
    const [first, last] = [await readBox(history.line(1)), await readBox(history.line(150))]
    expect(last.y - first.y).toBeLessThan(149 * first.height * 1.5)
    expect(last.y - first.y).toBeGreaterThanOrEqual(149 * 10)
  })

  test('a bet in doubt and an open round stand above the rows, with links to their tables', async ({
    casino,
    context,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    const { dice, frame, history, miner, page } = casino
    await players.sitAt(miner, { balance: '100.00' })
    await miner.start.click()
    await miner.stands('first')
    await dice.sit()
    const cut = await control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter', times: 0 })
    const asked = await control.fault({ match: { endpoint: 'dice.getBetByKey' }, hold: 'before', times: 0 })
    await dice.roll.click()
    await dice.isOff(saying('bet.off.checking'))

    await history.open()
    const both = [/^Dice\D+1\.00Being checked$/, /^Miner\D+1\.00In progress$/]
    await expect(history.underWay).toHaveText(both)
    await context.setOffline(true)
    await expect(frame.offline).toBeVisible()
    await expect(history.underWay).toHaveText(both)
    await context.setOffline(false)

    await control.cancelFault(cut)
    await control.release(asked)
    await expect(history.underWay).toHaveText(both.slice(1))
    await expect(history.line(1)).toContainText('Dice')
    await page.getByRole('link', { name: say('history.toTable', { game: 'Miner' }), exact: true }).click()
    await miner.stands('first')
  })
})
