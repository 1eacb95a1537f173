import { type Locator, type Page, expect } from '@playwright/test'
import { say } from '../support/texts.ts'

/** The fairness dialog: the seeds, their change, and the check of a past round. */
export class Fairness {
  readonly dialog: Locator
  readonly newSeed: Locator
  readonly rotate: Locator
  readonly round: Locator
  readonly verdict: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Fairness', exact: true })
    this.newSeed = this.dialog.getByRole('textbox', { name: say('fairness.newClientSeed'), exact: true })
    this.rotate = this.dialog.getByRole('button', { name: say('fairness.rotate'), exact: true })
    this.round = this.dialog.getByRole('combobox', { name: 'Round', exact: true })
    this.verdict = this.dialog.getByTestId('fairness-verdict')
  }

  /** A value of the dialog by its label; the first match belongs to the current seeds. */
  value(name: string): Locator {
    return this.dialog.getByText(name, { exact: true }).locator('+ code').first()
  }

  async changeTo(seed: string): Promise<void> {
    await this.newSeed.fill(seed)
    await this.rotate.click()
  }

  async findsFair(): Promise<void> {
    await expect(this.verdict).toHaveAttribute('data-match', 'true')
    await expect(this.verdict).toContainText(say('fairness.match'))
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }
}

/** /fairness: a round opened by id, a pasted round, and seeds typed by hand. */
export class FairnessPage {
  readonly page: Page
  readonly opened: Locator
  readonly pasted: Locator
  readonly text: Locator
  readonly check: Locator
  readonly byHand: Locator

  constructor(page: Page) {
    this.page = page
    this.opened = page.getByTestId('opened-round')
    this.pasted = page.getByTestId('pasted-round')
    this.text = this.pasted.getByRole('textbox', { name: say('fairness.paste.label'), exact: true })
    this.check = this.pasted.getByRole('button', { name: 'Check', exact: true })
    this.byHand = page.getByTestId('by-hand')
  }

  async paste(text: string): Promise<void> {
    await this.text.fill(text)
    await this.check.click()
  }

  /** The verdict on the round in this section of the page. */
  verdict(part: Locator): Locator {
    return part.getByTestId('fairness-verdict')
  }

  async draw(game: string, seeds: { serverSeed: string; clientSeed: string; nonce: number }): Promise<void> {
    const field = (name: string) => this.byHand.getByRole('textbox', { name, exact: true })
    await this.byHand.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game)
    await field(say('fairness.serverSeed')).fill(seeds.serverSeed)
    await field(say('fairness.clientSeed')).fill(seeds.clientSeed)
    await field('Nonce').fill(String(seeds.nonce))
  }
}
