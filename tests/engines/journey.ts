import { expect, test } from '@playwright/test'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { type Operator, startOperator } from '../operator/operator.ts'
import { PASSWORD, newEmail } from '../e2e/support/fixtures.ts'
import { SITE, builtFiles } from '../e2e/support/site.ts'
import { type Driver } from './drivers/driver.ts'
import { EnginePage, type Wanted } from './page.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

/** What a player does in a day, in one engine: all of it has to go on a desk and on a phone. */
export function journeyIn(engine: string, start: () => Promise<Driver>): void {
  let operator: Operator
  test.beforeAll(async () => {
    operator = await startOperator({ site: SITE, controlPort: 0, loginTries: 5, catalogue: SMALL_CATALOGUE })
  })
  test.afterAll(() => operator.stop())

  for (const size of SIZES)
    test(`a day of a player in ${engine}, ${size.width} px wide`, async () => {
      const driver = await start()
      try {
        await driver.resize(size.width, size.height)
        await new Journey(operator, driver).run()
      } finally {
        await driver.close()
      }
    })
}

const button = (name: string | RegExp, inside?: Wanted): Wanted => ({ role: 'button', name, ...(inside ? { inside } : {}) })
const dialog = (name: string): Wanted => ({ role: 'dialog', name })

class Journey {
  readonly operator: Operator
  readonly page: EnginePage
  readonly email = newEmail()

  constructor(operator: Operator, driver: Driver) {
    this.operator = operator
    this.page = new EnginePage(driver)
  }

  async run(): Promise<void> {
    const { page, operator } = this
    const t = Date.now()
    const step = (title: string, work: () => Promise<void>) => test.step(title, async () => { const s = Date.now(); await work().then(() => console.log('  ok', Date.now() - s, 'ms', title), (e) => { console.log('  FAIL', Date.now() - s, title, e.message.slice(0, 300)); if (!process.env.GOON) throw e }) })
    await step('the home page shows games', async () => {
      await this.open('/')
      await page.driver.run(() => localStorage.setItem('pay-in:stay-shut', 'true'))
      await page.sees({ role: 'link', inside: { role: 'region', name: 'Popular' } })
    })
    await step('one signs up by email', async () => {
      await page.click(button('Sign up'))
      const form = dialog('Sign up')
      await page.fill({ role: 'textbox', name: 'Email', inside: form }, this.email)
      await page.fill({ role: 'textbox', name: 'Password', inside: form }, PASSWORD)
      await page.click({ role: 'checkbox', inside: form })
      await page.click(button('Sign up', form))
      await page.hasAttribute('balance', 'data-value', '0.00')
    })
    await step('a deposit is paid', async () => {
      await this.open('/?deposit')
      const form = dialog('Deposit')
      await page.click({ role: 'radio', name: 'Mobile payment', inside: form })
      await page.fill({ role: 'textbox', name: 'Amount', inside: form }, '1000')
      await page.click(button('Pay', form))
      await page.hasAttribute('invoice', 'data-status', /./)
      await expect.poll(() => page.driver.closeOtherTabs(), { message: 'the payment page is open' }).toBe(1)
      const [invoice] = await operator.control.invoices(this.email)
      await operator.control.payInvoice(invoice?.id ?? 0)
      await page.click(button('Close', dialog('Payment received')))
      await this.hasOperatorsBalance()
    })
    await step('a slot is found on its shelf, and opens in its frame', async () => {
      await this.open('/games/slots')
      await page.click({ role: 'link', inside: { role: 'list', name: 'Slots' } })
      await expect.poll(() => page.driver.run(() => document.querySelector('iframe')?.dataset['shown']), 'the frame').toBe('true')
    })
    for (const [path, press] of [
      ['dice', ['Roll']],
      ['hilo', [/^Start/, /^Higher/]],
      ['keno', ['Auto-pick', 'Play']],
      ['coinflip', [/^Flip/]],
      ['miner', [/^Start/, /^Random tile/]],
      ['roulette', [/^Red, pays/, /^Spin/]],
      ['roulette/wheel', [/^Spin/]],
      ['cases/steppe', ['Open']],
    ] as const)
      await step(`a round of ${path}`, async () => {
        await this.open(`/games/${path}`)
        for (const name of press) await page.click(button(name))
        await page.hasAttribute('round-result', 'data-round', /./)
      })
    await step('a roll by key follows one by button', async () => {
      await this.open('/games/dice')
      await page.hasAttribute('round-result', 'data-round', /./)
      await this.roll(() => page.click(button('Roll')))
      await this.roll(() => page.driver.press(' '))
      await this.hasOperatorsBalance()
    })
    await step('the page speaks Russian', async () => {
      await page.choose({ role: 'combobox', name: 'Language' }, 'Русский')
      await page.sees(button('Бросить'))
    })
    await step('the history has the rounds', async () => {
      await this.open('/en/profile/history')
      await expect.poll(() => page.driver.run(() => document.querySelectorAll('main tbody [role=row], main tbody tr').length)).toBeGreaterThan(3)
    })
    await step('back from another page', async () => {
      await this.open('/games/dice')
      await this.hasOperatorsBalance()
      await page.driver.run(() => void Object.assign(window, { isSamePage: true }))
      await this.open('/robots.txt')
      await page.driver.back()
      await page.isAt('/games/dice')
      await this.hasOperatorsBalance()
      console.log('   from cache', await page.driver.run(() => 'isSamePage' in window))
      await this.roll(() => page.click(button('Roll')))
    })
    await step('two tabs', async () => {
      await page.driver.openTab()
      await this.open('/games/dice')
      await this.roll(() => page.click(button('Roll')))
      await page.driver.closeOtherTabs()
      await this.hasOperatorsBalance()
    })
    await step('offline reopen', async () => {
      await this.open('/')
      await expect.poll(() => page.driver.run(async (urls) => { const all = await Promise.all(urls.map((url) => caches.match(url))); return navigator.serviceWorker.controller ? all.filter((x) => !x).length : -1 }, builtFiles()), 'kept').toBe(0)
      await operator.control.stopListening()
      await page.driver.openTab()
      await this.open('/')
      await page.sees({ role: 'status', name: 'You are offline' })
      await this.hasOperatorsBalance()
      await page.sees({ role: 'link', inside: { role: 'region', name: 'Popular' } })
      await operator.control.startListening()
      await page.seesNo({ role: 'status', name: 'You are offline' })
      await page.driver.closeOtherTabs()
    })
    await step('logout, and back', async () => {
      await this.open('/profile')
      await expect.poll(() => this.text()).toContain(this.email)
      await page.driver.openTab()
      await this.open('/profile')
      await page.click(button('Log out'))
      await page.sees(button('Log in'))
      await page.driver.closeOtherTabs()
      await page.sees(button('Log in'))
      expect(await this.text()).not.toContain(this.email)
    })
    console.log('whole', Date.now() - t)
  }

  private text(): Promise<string> {
    return this.page.driver.run(() => document.body.innerText)
  }

  private async roll(press: () => Promise<void>): Promise<void> {
    const before = await this.page.attribute('round-result', 'data-round')
    await press()
    await expect.poll(() => this.page.attribute('round-result', 'data-round'), { message: 'another round' }).not.toBe(before)
  }

  private async hasOperatorsBalance(): Promise<void> {
    const isSame = async (): Promise<boolean> => {
      const { balance } = await this.operator.control.wallet(this.email)
      return (await this.page.attribute('balance', 'data-value')) === (balance / 100).toFixed(2)
    }
    await expect.poll(isSame, { message: 'the balance is the operator’s' }).toBe(true)
  }

  private open(path: string): Promise<void> {
    return this.page.driver.open(this.operator.address + path)
  }
}
