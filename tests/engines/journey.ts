import { expect, test } from '@playwright/test'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { type Operator, startOperator } from '../operator/operator.ts'
import { PASSWORD, newEmail } from '../e2e/support/fixtures.ts'
import { SITE, builtFiles } from '../e2e/support/site.ts'
import { say } from '../e2e/support/texts.ts'
import type { Driver } from './drivers/driver.ts'
import { EnginePage, type Wanted } from './page.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

const DAY_AT_MOST_MS = 480_000

/** What a player does in a day, in one engine; all of it has to work on a desktop and on a phone. */
export function journeyIn(engine: string, start: () => Promise<Driver>): void {
  let operator: Operator
  test.beforeAll(async () => {
    operator = await startOperator({ site: SITE, controlPort: 0, loginTries: 5, catalogue: SMALL_CATALOGUE })
  })
  test.afterAll(() => operator.stop())
  // The journey takes longer than other tests, and may begin a second time.
  test.setTimeout(2 * DAY_AT_MOST_MS)

  for (const size of SIZES)
    test(`a day of a player in ${engine}, ${size.width} px wide`, async () => {
      const runDay = async (): Promise<'done' | 'stuck'> => {
        const driver = await start()
        try {
          await driver.resize(size.width, size.height)
          await new Journey(operator, driver).run()
          return 'done'
        } catch (error) {
          const databases = await driver.run(tryDatabases).catch(String)
          console.log(`databases: ${databases}\n${await describePage(driver)}`)
          if (databases.includes('MyDatabase does not answer') && engine === 'WebKit') return 'stuck'
          throw error
        } finally {
          await operator.control.startListening()
          await driver.close()
        }
      }
      // WebKitGTK 2.50 sometimes leaves a transaction of an earlier page open for good: no later page of that browser
      // reads its database again, whatever the app does. The journey shows nothing then, and begins in a new browser.
      if ((await runDay()) === 'stuck') expect(await runDay()).toBe('done')
    })
}

const button = (name: string | RegExp, inside?: Wanted): Wanted => ({
  role: 'button',
  name,
  ...(inside ? { inside } : {}),
})
const dialog = (name: string): Wanted => ({ role: 'dialog', name })
const OFFLINE: Wanted = { role: 'status', name: 'You are offline' }
const POPULAR: Wanted = { role: 'link', inside: { role: 'region', name: 'Popular' } }

/** Originals, and what to press there until a round has begun and its next step is made. */
const ORIGINALS: readonly { path: string; press: readonly (string | RegExp)[] }[] = [
  { path: 'dice', press: ['Roll'] },
  { path: 'hilo', press: [/^Start/, /^Higher/] },
  { path: 'keno', press: [say('keno.autoPick'), 'Play'] },
  { path: 'miner', press: [/^Start/, /^Random tile/] },
  { path: 'roulette', press: [/^Red, payout/, /^Spin/] },
  { path: 'cases/steppe', press: ['Open'] },
]

class Journey {
  readonly operator: Operator
  readonly page: EnginePage
  readonly driver: Driver
  readonly email = newEmail()

  constructor(operator: Operator, driver: Driver) {
    this.operator = operator
    this.driver = driver
    this.page = new EnginePage(driver)
  }

  async run(): Promise<void> {
    await test.step('the home page shows games', () => this.comeHome())
    await test.step('signs up by email', () => this.signUp())
    await test.step('pays in', () => this.payIn())
    await test.step('opens a slot from its game list', () => this.openSlot())
    for (const { path, press } of ORIGINALS) await test.step(`plays a round of ${path}`, () => this.play(path, press))
    await test.step('rolls by key after a roll by button', () => this.rollByKey())
    await test.step('reads the page in Russian', () => this.readRussian())
    await test.step('finds the rounds in the history', () => this.readHistory())
    await test.step('goes back to a page that was left', () => this.goBack())
    await test.step('plays in a second tab', () => this.playInSecondTab())
    await test.step('opens the site offline', () => this.openOffline())
    await test.step('logs out in one tab, and so in the other', () => this.logOut())
  }

  private async comeHome(): Promise<void> {
    await this.open('/')
    // The deposit modal would open by itself and cover the game.
    await this.driver.run(() => localStorage.setItem('pay-in:stay-shut', 'true'))
    await this.page.sees(POPULAR)
  }

  private async signUp(): Promise<void> {
    const { page } = this
    const form = dialog('Sign up')
    await page.click(button('Sign up'))
    await page.fill({ role: 'textbox', name: 'Email', inside: form }, this.email)
    await page.fill({ role: 'textbox', name: 'Password', inside: form }, PASSWORD)
    await page.click({ role: 'checkbox', inside: form })
    await page.click(button('Sign up', form))
    await page.hasAttribute('balance', 'data-value', '0.00')
  }

  private async payIn(): Promise<void> {
    const { page, operator } = this
    const form = dialog('Deposit')
    await this.open('/?deposit')
    await page.click({ role: 'radio', name: 'Mobile payment', inside: form })
    await page.fill({ role: 'textbox', name: 'Amount', inside: form }, '1000')
    await page.click(button('Pay', form))
    await page.hasAttribute('invoice', 'data-status', /./)
    await expect.poll(() => this.driver.closeOtherTabs(), { message: 'the payment page is open' }).toBe(1)
    const [invoice] = await operator.control.invoices(this.email)
    await operator.control.payInvoice(invoice?.id ?? 0)
    await page.click(button('Close', dialog('Payment received')))
    await this.hasOperatorsBalance()
  }

  private async openSlot(): Promise<void> {
    await this.open('/games/slots')
    await this.page.click({ role: 'link', inside: { role: 'list', name: 'Slots' } })
    const shown = () => this.driver.run(() => document.querySelector('iframe')?.dataset['shown'] ?? '')
    await expect.poll(shown, { message: 'the game stands in its frame' }).toBe('true')
  }

  private async play(path: string, press: readonly (string | RegExp)[]): Promise<void> {
    await this.open(`/games/${path}`)
    for (const name of press) await this.page.click(button(name))
    await this.page.hasAttribute('round-result', 'data-round', /./)
  }

  private async rollByKey(): Promise<void> {
    await this.open('/games/dice')
    await this.roll()
    await this.roll(() => this.driver.press(' '))
    await this.hasOperatorsBalance()
  }

  private async readRussian(): Promise<void> {
    await this.page.choose({ role: 'combobox', name: 'Language' }, 'Русский')
    await this.page.sees(button('Бросить'))
  }

  private async readHistory(): Promise<void> {
    await this.open('/en/profile/history')
    const rounds = () => this.driver.run(() => document.querySelectorAll('main tbody [role=row], main tbody tr').length)
    await expect.poll(rounds, { message: 'rounds are listed' }).toBeGreaterThan(3)
  }

  /** From a page of another kind, so that the browser may have kept the page in its back/forward cache. */
  private async goBack(): Promise<void> {
    await this.open('/games/dice')
    await this.hasOperatorsBalance()
    await this.open('/robots.txt')
    await this.driver.back()
    await this.page.isAt('/games/dice')
    await this.hasOperatorsBalance()
    await this.roll()
  }

  private async playInSecondTab(): Promise<void> {
    await this.driver.openTab()
    await this.open('/games/dice')
    await this.roll()
    await this.driver.closeOtherTabs()
    // What was won or lost in the other tab is shown here too.
    await this.hasOperatorsBalance()
  }

  private async openOffline(): Promise<void> {
    const { page, operator, driver } = this
    await this.open('/')
    await expect.poll(() => driver.run(countMissing, builtFiles()), { message: 'the build is kept' }).toBe(0)
    await operator.control.stopListening()
    await driver.openTab()
    await this.open('/')
    await page.sees(OFFLINE)
    await this.hasOperatorsBalance()
    await page.sees(POPULAR)
    await operator.control.startListening()
    await page.seesNo(OFFLINE)
    await driver.closeOtherTabs()
  }

  private async logOut(): Promise<void> {
    const { page, driver } = this
    const text = () => driver.run(() => document.body.innerText)
    await this.open('/profile')
    await expect.poll(text, { message: 'the profile is shown' }).toContain(this.email)
    await driver.openTab()
    await this.open('/profile')
    await page.click(button('Log out'))
    await page.sees(button('Log in'))
    await driver.closeOtherTabs()
    await page.sees(button('Log in'))
    expect(await text()).not.toContain(this.email)
  }

  /** Plays another round of dice: by the button, or by `press`. */
  private async roll(press = () => this.page.click(button('Roll'))): Promise<void> {
    const round = () => this.page.attribute('round-result', 'data-round')
    // On a newly opened page the last round appears after the button, and would be taken for the new one.
    await this.page.hasAttribute('round-result', 'data-round', /./)
    const before = await round()
    await press()
    await expect.poll(round, { message: 'another round' }).not.toBe(before)
  }

  private async hasOperatorsBalance(): Promise<void> {
    const difference = async (): Promise<string> => {
      const { balance } = await this.operator.control.wallet(this.email)
      const [shown, expected] = [await this.page.attribute('balance', 'data-value'), (balance / 100).toFixed(2)]
      return shown === expected ? '' : `${shown} is shown, ${expected} is the player’s`
    }
    await expect.poll(difference, { message: 'the balance is the operator’s' }).toBe('')
  }

  private open(path: string): Promise<void> {
    return this.driver.open(this.operator.address + path)
  }
}

/** For the report of a failed journey. */
function describePage(driver: Driver): Promise<string> {
  return driver.run(() => `${location.href}\n${document.body.innerText}`).catch(String)
}

/**
 * Runs in the page: whether its databases still accept a write. An engine may leave a transaction of an earlier page
 * open, and all later ones wait for it.
 */
async function tryDatabases(): Promise<string> {
  const tryOne = (name: string): Promise<string> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(`${name} does not answer`), 5_000)
      const request = indexedDB.open(name)
      request.addEventListener('error', () => resolve(`${name}: ${request.error}`))
      request.addEventListener('success', () => {
        const transaction = request.result.transaction([...request.result.objectStoreNames], 'readwrite')
        transaction.addEventListener('abort', () => resolve(`${name}: ${transaction.error}`))
        transaction.addEventListener('complete', () => resolve(`${name} answers`))
        request.result.close()
      })
    })
  const found = await indexedDB.databases()
  const answers = await Promise.all(found.map(({ name = '' }) => tryOne(name)))
  return answers.join(', ')
}

/**
 * Runs in the page: how many files of the build are not cached yet; all of them while no service worker controls the
 * page.
 */
async function countMissing(files: string[]): Promise<number> {
  if (!navigator.serviceWorker.controller) return files.length
  const responses = await Promise.all(files.map((file) => caches.match(file)))
  return responses.filter((response) => !response).length
}
