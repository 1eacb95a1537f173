import { type Locator, type Page, expect } from '@playwright/test'

export class Profile {
  readonly page: Page
  readonly logOut: Locator

  constructor(page: Page) {
    this.page = page
    this.logOut = page.getByRole('button', { name: 'Log out', exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('/profile')
    await expect(this.page.getByRole('heading', { name: 'Profile', level: 1, exact: true })).toBeVisible()
  }

  /** The value beside a name in the list of personal data. */
  fact(name: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd')
  }
}
