import { type Locator, type Page, expect } from '@playwright/test'
import type { DocumentKind } from '#domain/player/verification.ts'
import { say } from '../support/texts.ts'

/** The verification dialog, and the card that opens it. */
export class Verification {
  readonly page: Page
  readonly dialog: Locator
  readonly card: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Verification', exact: true })
    this.card = page.getByTestId('verification')
    this.submit = this.dialog.getByRole('button', { name: say('verification.submit'), exact: true })
  }

  async open(): Promise<void> {
    await this.card.getByRole('button').click()
    await expect(this.dialog).toBeVisible()
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }

  kind(kind: DocumentKind): Locator {
    return this.dialog.getByRole('region', { name: say(`verification.kind.${kind}`), exact: true })
  }

  /** Chooses a file through the button that opens the browser's file dialog. */
  async choose(kind: DocumentKind, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const button = this.kind(kind).getByRole('button', { name: say('verification.choose'), exact: true })
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.click()])
    await chooser.setFiles(file)
  }

  document(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name })
  }

  progress(name: string): Locator {
    return this.dialog.getByRole('progressbar', { name: say('verification.progress', { name }), exact: true })
  }

  async remove(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: say('verification.remove', { name }), exact: true }).click()
  }
}
