import { type Locator, type Page, expect } from '@playwright/test'
import { CodeStep, Form } from './entry.ts'
import { say } from '../support/texts.ts'

/** The pages to reset a password: /password/reset and /reset-password. */
export class Restore extends Form {
  readonly page: Page

  constructor(page: Page) {
    super(page.getByRole('main'))
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/password/reset')
    await this.isHere()
  }

  async isHere(): Promise<void> {
    const heading = this.page.getByRole('heading', { name: say('restore.title'), level: 1, exact: true })
    await expect(heading).toBeVisible()
  }

  tab(name: 'By email' | 'By phone'): Locator {
    return this.dialog.getByRole('tab', { name, exact: true })
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** Has a code sent to an email address or to a phone number as it is typed. */
  async askFor(to: { email: string } | { phone: string }): Promise<void> {
    if ('phone' in to) {
      await this.tab('By phone').click()
      await this.dialog.getByRole('textbox', { name: 'Phone', exact: true }).fill(to.phone)
    } else await this.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(to.email)
    await this.button(say('restore.send')).click()
    await expect(this.code.code).toBeVisible()
  }

  get code(): CodeStep {
    return new CodeStep(this.dialog, 'Continue')
  }

  get password(): Locator {
    return this.dialog.getByRole('textbox', { name: 'New password', exact: true })
  }

  get repeat(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Repeat password', exact: true })
  }

  async choose(password: string, repeat = password): Promise<void> {
    await this.password.fill(password)
    await this.repeat.fill(repeat)
    await this.button('Save').click()
  }
}
