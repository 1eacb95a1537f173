import type { Locator, Page } from 'playwright'
import { say } from '../e2e/support/texts.ts'
import { turnTo } from '../e2e/pages/turn-to.ts'
import type { TableName } from './plan.ts'
import type { ChaosPlayer, InTab, ChaosScene } from './scene.ts'
import { CHAOS_TABLES } from './tables.ts'

/** How long a player waits for a table, ms. */
const LOAD_MS = 4_000
const CARD = '4111 1111 1111 1111'

/** Presses what is there, as a finger does: also what is off or covered. Throws if it is not there. */
async function press(control: Locator, isTwice = false): Promise<void> {
  await control.first().click({ force: true, timeout: 1_500, clickCount: isTwice ? 2 : 1 })
}

async function isShown(control: Locator): Promise<boolean> {
  return control
    .first()
    .isVisible()
    .catch(() => false)
}

/** Steps of a player; each throws if what it needs is not on the page. */
export const PLAYER_STEPS = {
  async go(scene: ChaosScene, { tab, table, byLoad }: InTab & { table: TableName; byLoad: boolean }) {
    scene.tabs[tab].table = table
    const page = await scene.getPage(tab)
    const { path, bet } = CHAOS_TABLES[table]
    if (byLoad) await page.goto(scene.home + path, { waitUntil: 'commit' })
    else await turnTo(page, path)
    // Without a network it may never come.
    await bet(page)
      .first()
      .waitFor({ timeout: LOAD_MS })
      .catch(() => undefined)
  },
  async bet(scene: ChaosScene, { tab, isTwice }: InTab & { isTwice: boolean }) {
    const page = await scene.getPage(tab)
    const { ready, bet } = CHAOS_TABLES[scene.tabs[tab].table]
    await ready?.(page)
    await press(bet(page), isTwice)
  },
  async move(scene: ChaosScene, { tab, isTwice }: InTab & { isTwice: boolean }) {
    const page = await scene.getPage(tab)
    for (const control of CHAOS_TABLES[scene.tabs[tab].table].moves?.(page) ?? [])
      if (await isShown(control)) return press(control, isTwice)
    throw new Error('no move')
  },
  async deposit(scene: ChaosScene, { tab, isPaid }: InTab & { isPaid: boolean }) {
    const page = await scene.getPage(tab)
    await page.keyboard.press('Escape')
    await press(page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Deposit', exact: true })
    await dialog.getByRole('radio', { name: 'Bank card', exact: true }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('1000')
    const opening = page.waitForEvent('popup', { timeout: 3_000 }).catch(() => null)
    await press(dialog.getByRole('button', { name: 'Pay', exact: true }), true)
    const popup = await opening
    if (isPaid) await popup?.getByRole('button', { name: 'Pay', exact: true }).click({ timeout: 2_000 })
    await popup?.close()
    await page.keyboard.press('Escape')
  },
  async withdraw(scene: ChaosScene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    await turnTo(page, '/profile')
    await press(page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Withdraw', exact: true })
    await dialog.getByRole('radio', { name: 'Bank card', exact: true }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('1000')
    await dialog.getByRole('textbox', { name: /^Card number/ }).fill(CARD)
    await press(dialog.getByRole('button', { name: 'Continue', exact: true }))
    await press(dialog.getByRole('button', { name: /^Withdraw/ }).last(), true)
    await page.keyboard.press('Escape')
    await turnTo(page, CHAOS_TABLES[scene.tabs[tab].table].path)
  },
  async setLimit(scene: ChaosScene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    await turnTo(page, '/profile/setting/limits')
    const kind = say('protection.kind.deposit')
    const period = say('protection.period.day')
    await press(page.getByRole('button', { name: new RegExp(`${kind} ${period}$`) }))
    const line = page
      .getByRole('main')
      .getByRole('region', { name: kind, exact: true })
      .getByRole('listitem')
      .filter({ hasText: period })
    const lower = line.getByRole('button', { name: say('limits.lower'), exact: true })
    if (await isShown(lower)) await press(lower)
    await line.getByRole('textbox', { name: say('limits.amount'), exact: true }).fill('50000')
    const set = line.getByRole('button', { name: say('limits.set'), exact: true })
    await press((await isShown(set)) ? set : lower)
    await turnTo(page, CHAOS_TABLES[scene.tabs[tab].table].path)
  },
  async takeBreak(scene: ChaosScene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    await turnTo(page, '/profile/setting/limits')
    await press(page.getByRole('button', { name: say('break.length.day'), exact: true }))
  },
  async logOut(scene: ChaosScene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    await turnTo(page, '/profile')
    await press(page.getByRole('button', { name: 'Log out', exact: true }))
  },
  async logIn(scene: ChaosScene, { tab }: InTab) {
    await logIn(await scene.getPage(tab), scene.tabs[tab].profile.player)
  },
}

/** Logs in by email; throws for a player, whose page has no such button. */
export async function logIn(page: Page, { email, password }: ChaosPlayer): Promise<void> {
  await page.keyboard.press('Escape')
  await press(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Log in by email', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Log in by email', exact: true })
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await press(dialog.getByRole('button', { name: 'Log in', exact: true }))
}
