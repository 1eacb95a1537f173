import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { isOn } from './controls.ts'
import { Form } from './forms.ts'
import { say } from '../support/texts.ts'

/** Log-in by phone, with links to the other ways. */
export class LogIn extends Form {
  readonly phone = this.dialog.getByRole('textbox', { name: say('form.phone'), exact: true })
  readonly country = this.dialog.getByRole('combobox', { name: say('form.phone.country'), exact: true })
  readonly submit = this.button(say('login.submit'))

  constructor() {
    super(say('login.title'))
  }

  async with(phone: string, password: string): Promise<void> {
    await this.phone.fill(phone)
    await this.dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await this.submit.click()
  }
}

/** Log-in by email. */
export class LogInByEmail extends Form {
  readonly submit = this.button(say('login.submit'))

  constructor() {
    super(say('login.byEmail'))
  }

  async fill(email: string, password: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await this.dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  }

  async with(email: string, password: string): Promise<void> {
    await this.fill(email, password)
    await this.submit.click()
  }
}

/** The form for a code that was sent to an email address or to a phone. */
export class CodeStep extends Form {
  readonly code = this.dialog.getByRole('textbox', { name: 'Code', exact: true })
  readonly again = this.button(say('code.again'))
  readonly submit: Locator

  constructor(title: string, submit: string) {
    super(title)
    this.submit = this.button(submit)
  }

  async with(code: string): Promise<void> {
    await this.code.fill(code)
    await this.submit.click()
  }

  /** Checks that another code may be asked for, and asks for it. */
  async sendAgain(): Promise<void> {
    await isOn(this.again)
    await this.again.click()
  }
}

/** The step of a log-in for the code of an authenticator app. */
export class SecondFactorStep extends Form {
  readonly code = this.dialog.getByRole('textbox', { name: say('access.second.code'), exact: true })
  readonly submit = this.button(say('login.submit'))

  async with(code: string): Promise<void> {
    await this.code.fill(code)
    await this.submit.click()
  }
}

/** Opens the log-in by email from the log-in by phone. */
export async function goToLogInByEmail(): Promise<LogInByEmail> {
  await new LogIn().button(say('login.byEmail')).click()
  const form = new LogInByEmail()
  await expect.element(form.submit).toBeVisible()
  return form
}

/** The notifications of the page. */
export const notifications = page.getByRole('region', { name: 'Notifications', exact: true })
