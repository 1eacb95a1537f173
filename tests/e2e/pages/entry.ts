import { type Locator, type Page, expect } from '@playwright/test'

/** What all forms have: fields that tell what is wrong with them, and a button that sends. */
class Form {
  readonly dialog: Locator
  readonly problem: Locator

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title, exact: true })
    this.problem = this.dialog.getByRole('alert')
  }

  field(name: string): Locator {
    return this.dialog.getByLabel(name, { exact: true })
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }

  /** The field is marked, its message belongs to it, and the focus is in it. */
  async refuses(name: string, message: string | RegExp): Promise<void> {
    const field = this.field(name)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(contains(message))
    await expect(field).toBeFocused()
  }

  async accepts(name: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'false')
  }
}

function contains(message: string | RegExp): RegExp {
  return typeof message === 'string' ? new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : message
}

export type Registration = {
  email?: string
  password?: string
  currency?: string
  promo?: string
  /** Whether the box about age and agreement is ticked. */
  accepted?: boolean
}

/** Registration by email. */
export class SignUp extends Form {
  constructor(page: Page) {
    super(page, 'Sign up')
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Sign up', exact: true })
  }

  get currency(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Currency', exact: true })
  }

  get accept(): Locator {
    return this.dialog.getByRole('checkbox', { name: 'I am over 18 and accept the user agreement', exact: true })
  }

  async fill({ email, password, currency, promo, accepted }: Registration): Promise<void> {
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

  async keeps({ email, password, promo, currency, accepted }: Registration): Promise<void> {
    if (email !== undefined) await expect(this.field('Email')).toHaveValue(email)
    if (password !== undefined) await expect(this.field('Password')).toHaveValue(password)
    if (promo !== undefined) await expect(this.field('Promo code')).toHaveValue(promo)
    if (currency !== undefined) await expect(this.currency).toHaveValue(currency)
    if (accepted !== undefined) await expect(this.accept).toBeChecked({ checked: accepted })
  }
}

/** The crossroad of log-in. */
export class LogIn extends Form {
  constructor(page: Page) {
    super(page, 'Log in')
  }

  byEmail(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Log in by email', exact: true }).click()
  }
}

/** Log-in by email and password. */
export class LogInByEmail extends Form {
  constructor(page: Page) {
    super(page, 'Log in by email')
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Log in', exact: true })
  }

  async with({ email, password }: { email: string; password: string }): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await this.dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await this.submit.click()
  }
}
