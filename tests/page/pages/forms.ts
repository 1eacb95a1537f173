import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Registration } from '../../e2e/pages/entry.ts'
import { say } from '../support/texts.ts'

/** A form: fields with their errors, and a submit button. */
export class Form {
  /** The dialog, card or page that contains the form. */
  readonly dialog: Locator
  readonly problem: Locator

  /** In: the title of its dialog, or what contains the form. */
  constructor(place: string | Locator) {
    this.dialog = typeof place === 'string' ? page.getByRole('dialog', { name: place, exact: true }) : place
    this.problem = this.dialog.getByRole('alert')
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  field(name: string): Locator {
    return this.dialog.getByLabelText(name, { exact: true })
  }

  /** Checks that the field is invalid, described by its message, and focused. */
  async rejects(name: string, message: string | RegExp): Promise<void> {
    await expect.element(this.field(name)).toHaveAttribute('aria-invalid', 'true')
    await this.describes(name, message)
    await expect.element(this.field(name)).toHaveFocus()
  }

  /** Checks the description of a field. */
  async describes(name: string, message: string | RegExp): Promise<void> {
    const pattern = typeof message === 'string' ? expect.stringContaining(message) : message
    await expect.element(this.field(name)).toHaveAccessibleDescription(pattern)
  }

  async accepts(name: string): Promise<void> {
    await expect.element(this.field(name)).toHaveAttribute('aria-invalid', 'false')
  }
}

/** Registration by email or by phone. */
export class SignUp extends Form {
  readonly submit = this.button(say('register.submit'))
  readonly currency = this.dialog.getByRole('combobox', { name: 'Currency', exact: true })
  readonly phoneCountry = this.dialog.getByRole('combobox', { name: 'Country of the number', exact: true })
  readonly accept = this.dialog.getByRole('checkbox', { name: /^I’m \d+ or older and accept the Terms & Conditions$/ })

  constructor() {
    super(say('register.title'))
  }

  tab(name: 'By email' | 'By phone'): Locator {
    return this.dialog.getByRole('tab', { name, exact: true })
  }

  async fill({ email, phone, password, currency, promo, accepted }: Registration): Promise<void> {
    const typed = { Phone: phone, Email: email, Password: password, 'Promo code': promo }
    for (const [name, value] of Object.entries(typed))
      if (value !== undefined) await this.dialog.getByRole('textbox', { name, exact: true }).fill(value)
    if (currency !== undefined) await this.currency.selectOptions(currency)
    const isChecked = (this.accept.query() as HTMLInputElement | null)?.checked // a checkbox by its role
    if (accepted !== undefined && accepted !== isChecked) await this.accept.click()
  }

  async register(registration: Registration): Promise<void> {
    await this.fill(registration)
    await this.submit.click()
  }

  async hasValues({ email, password, promo, currency, accepted }: Registration): Promise<void> {
    if (email !== undefined) await expect.element(this.field('Email')).toHaveValue(email)
    if (password !== undefined) await expect.element(this.field('Password')).toHaveValue(password)
    if (promo !== undefined) await expect.element(this.field('Promo code')).toHaveValue(promo)
    if (currency !== undefined) await expect.element(this.currency).toHaveValue(currency)
    if (accepted === true) await expect.element(this.accept).toBeChecked()
    if (accepted === false) await expect.element(this.accept).not.toBeChecked()
  }
}

/** The notifications of the page. */
export async function notifiesLines(title: string, texts: readonly string[]): Promise<void> {
  const all = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect.element(all).toHaveTextContent([title, ...texts].join(''))
}
