import { type Locator, type Page, expect } from '@playwright/test'

/** A form: fields with their errors, and a submit button. */
export class Form {
  /** The dialog or page that contains the form. */
  readonly dialog: Locator
  readonly problem: Locator

  constructor(place: Locator) {
    this.dialog = place
    this.problem = place.getByRole('alert')
  }

  field(name: string): Locator {
    return this.dialog.getByLabel(name, { exact: true })
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }

  /** Checks that the field is invalid, described by its message, and focused. */
  async rejects(name: string, message: string | RegExp): Promise<void> {
    const field = this.field(name)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(contains(message))
    await expect(field).toBeFocused()
  }

  async accepts(name: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'false')
  }
}

function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

function contains(message: string | RegExp): RegExp {
  return typeof message === 'string' ? new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : message
}

export type Registration = {
  email?: string
  /** The phone number as it is typed. */
  phone?: string
  password?: string
  currency?: string
  promo?: string
  /** True to tick the box about age and agreement. */
  accepted?: boolean
}

/** Registration by email or by phone. */
export class SignUp extends Form {
  constructor(page: Page) {
    super(dialog(page, 'Sign up'))
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Sign up', exact: true })
  }

  get currency(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Currency', exact: true })
  }

  get phoneCountry(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Country of the number', exact: true })
  }

  get accept(): Locator {
    return this.dialog.getByRole('checkbox', { name: /^I’m \d+ or older and accept the Terms & Conditions$/ })
  }

  tab(name: 'By email' | 'By phone'): Locator {
    return this.dialog.getByRole('tab', { name, exact: true })
  }

  async fill({ email, phone, password, currency, promo, accepted }: Registration): Promise<void> {
    if (phone !== undefined) await this.dialog.getByRole('textbox', { name: 'Phone', exact: true }).fill(phone)
    if (email !== undefined) await this.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    if (password !== undefined) await this.dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    if (currency !== undefined) await this.currency.selectOption(currency)
    if (promo !== undefined) await this.dialog.getByRole('textbox', { name: 'Promo code', exact: true }).fill(promo)
    if (accepted !== undefined) await this.accept.setChecked(accepted)
  }

  async register(registration: Registration): Promise<void> {
    await this.fill(registration)
    await this.submit.click()
  }

  async hasValues({ email, password, promo, currency, accepted }: Registration): Promise<void> {
    if (email !== undefined) await expect(this.field('Email')).toHaveValue(email)
    if (password !== undefined) await expect(this.field('Password')).toHaveValue(password)
    if (promo !== undefined) await expect(this.field('Promo code')).toHaveValue(promo)
    if (currency !== undefined) await expect(this.currency).toHaveValue(currency)
    if (accepted !== undefined) await expect(this.accept).toBeChecked({ checked: accepted })
  }
}

/** Log-in by phone, with links to the other ways. */
export class LogIn extends Form {
  constructor(page: Page) {
    super(dialog(page, 'Log in'))
  }

  get submit(): Locator {
    return this.button('Log in')
  }

  get phone(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Phone', exact: true })
  }

  byEmail(): Promise<void> {
    return this.button('Log in by email').click()
  }

  byCode(): Promise<void> {
    return this.button('Log in by code').click()
  }

  forgot(): Promise<void> {
    return this.button('Forgot password?').click()
  }

  /** Opens the window of a provider by its button. */
  async social(name: 'Google' | 'Telegram' | 'VK'): Promise<Page> {
    const [popup] = await Promise.all([this.dialog.page().waitForEvent('popup'), this.button(name).click()])
    return popup
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async with({ phone, password }: { phone: string; password: string }): Promise<void> {
    await this.phone.fill(phone)
    await this.dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await this.submit.click()
  }
}

/** The form for a code, in a dialog or on a page. */
export class CodeStep extends Form {
  readonly submit: Locator

  constructor(place: Locator, submit: string) {
    super(place)
    this.submit = place.getByRole('button', { name: submit, exact: true })
  }

  get code(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Code', exact: true })
  }

  get again(): Locator {
    return this.dialog.getByRole('button', { name: 'Send again', exact: true })
  }

  back(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).click()
  }

  async with(code: string): Promise<void> {
    await this.code.fill(code)
    await this.submit.click()
  }
}

export function confirmByPhone(page: Page): CodeStep {
  return new CodeStep(dialog(page, 'Confirm your phone'), 'Confirm')
}

/** Log-in by email, by password or by code. */
export class LogInByEmail extends Form {
  constructor(page: Page) {
    super(dialog(page, 'Log in by email'))
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Log in', exact: true })
  }

  /** The form for the code that was sent to the email address. */
  get codeStep(): CodeStep {
    return new CodeStep(this.dialog, 'Log in')
  }

  byCode(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Log in by code', exact: true }).click()
  }

  forgot(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Forgot password?', exact: true }).click()
  }

  async with({ email, password }: { email: string; password: string }): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await this.dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await this.submit.click()
  }
}
