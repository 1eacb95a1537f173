import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Form } from './forms.ts'
import { say } from '../support/texts.ts'

/** The pages to recover a password: /password/reset and /reset-password. */
export class Recovery extends Form {
  readonly password = this.dialog.getByRole('textbox', { name: 'New password', exact: true })
  readonly repeat = this.dialog.getByRole('textbox', { name: 'Repeat password', exact: true })
  readonly code = this.dialog.getByRole('textbox', { name: 'Code', exact: true })

  constructor() {
    super(page.getByRole('main'))
  }

  async fillEmail(email: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  }

  /** Has a code sent to an email address. */
  async askFor(email: string): Promise<void> {
    await this.fillEmail(email)
    await this.button(say('restore.send')).click()
    await expect.element(this.code).toBeVisible()
  }

  async confirm(code: string): Promise<void> {
    await this.code.fill(code)
    await this.button(say('restore.continue')).click()
  }

  async choose(password: string, repeat = password): Promise<void> {
    await this.password.fill(password)
    await this.repeat.fill(repeat)
    await this.button(say('restore.save')).click()
  }
}
