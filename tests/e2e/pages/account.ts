import { type Locator, type Page, expect } from '@playwright/test'
import type { PushTopic } from '#domain/push/topics.ts'
import { CodeStep, Form } from './entry.ts'
import { say } from '../support/texts.ts'

/** A card of the profile, by its heading. */
function card(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
}

/** A form on a card. */
class CardForm extends Form {
  readonly submit: Locator

  constructor(page: Page, title: string, submit: string) {
    super(card(page, title))
    this.submit = this.dialog.getByRole('button', { name: submit, exact: true })
  }

  /** Checks that the success message is shown and focused. */
  async isDone(text: string): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: text })).toBeFocused()
  }
}

/** /profile/access: password, email and phone. */
export class Access {
  readonly page: Page
  readonly password: CardForm
  readonly email: CardForm
  readonly phone: CardForm
  readonly loginData: CardForm

  constructor(page: Page) {
    this.page = page
    this.password = new CardForm(page, 'Password', 'Save')
    this.email = new CardForm(page, 'Email', say('access.confirm'))
    this.phone = new CardForm(page, 'Phone', say('access.sendCode'))
    this.loginData = new CardForm(page, say('access.loginData'), say('access.loginData.send'))
  }

  async open(): Promise<void> {
    await this.page.goto('/profile/access')
    await expect(this.password.submit).toBeVisible()
  }

  get emailCode(): CodeStep {
    return new CodeStep(card(this.page, 'Email'), say('access.email.confirm'))
  }

  async change(old: string, next: string, repeat = next): Promise<void> {
    await this.password.field('Old password').fill(old)
    await this.first(next, repeat)
  }

  async first(next: string, repeat = next): Promise<void> {
    await this.password.field('New password').fill(next)
    await this.password.field('Repeat password').fill(repeat)
    await this.password.submit.click()
  }
}

/** /profile/setting: the player's settings. */
export class Settings {
  readonly page: Page
  readonly language: Locator
  readonly timeZone: Locator
  readonly hideAvatar: Locator
  readonly hideStatistics: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.language = main.getByLabel('Language', { exact: true })
    this.timeZone = main.getByLabel('Time zone', { exact: true })
    this.hideAvatar = main.getByLabel('Hide avatar', { exact: true })
    this.hideStatistics = main.getByLabel('Hide statistics', { exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('/profile/setting')
    await expect(this.timeZone).toBeVisible()
  }

  /** The switch of a topic of notifications. */
  topic(name: PushTopic): Locator {
    return this.page.getByRole('main').getByLabel(say(`pushSetting.topic.${name}`), { exact: true })
  }

  /** A status message beneath one of the settings. */
  said(text: string): Locator {
    return this.page.getByRole('main').getByRole('status').filter({ hasText: text })
  }
}
