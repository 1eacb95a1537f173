import { type Locator, type Page, expect } from '@playwright/test'

export type Kind = 'Who you are' | 'Where you live' | 'What you pay with'

/** The dialog that takes documents, and the card that leads to it. */
export class Verification {
  readonly page: Page
  readonly dialog: Locator
  readonly card: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Verification', exact: true })
    this.card = page.getByTestId('verification')
    this.submit = this.dialog.getByRole('button', { name: 'Submit for checking', exact: true })
  }

  async open(): Promise<void> {
    await this.card.getByRole('button').click()
    await expect(this.dialog).toBeVisible()
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }

  kind(kind: Kind): Locator {
    return this.dialog.getByRole('region', { name: kind, exact: true })
  }

  /** Gives a file by the button that opens the browser's own window. */
  async choose(kind: Kind, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const button = this.kind(kind).getByRole('button', { name: 'Choose files', exact: true })
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.click()])
    await chooser.setFiles(file)
  }

  document(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name })
  }

  progress(name: string): Locator {
    return this.dialog.getByRole('progressbar', { name: `Sending ${name}`, exact: true })
  }

  async remove(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  }
}
