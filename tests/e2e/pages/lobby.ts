import { type Locator, type Page, expect } from '@playwright/test'
import { say } from '../support/texts.ts'

/** The carousels of the home page. */
export class Home {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  shelf(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  tiles(name: string): Locator {
    return this.shelf(name).locator('.shelf-row').getByRole('link')
  }

  /** Scrolls to a carousel and hovers over it, which renders all its tiles. */
  async comeNear(name: string, games = 24): Promise<void> {
    await this.shelf(name).locator('.shelf-row').hover()
    await expect(this.tiles(name)).toHaveCount(games)
  }

  get providers(): Locator {
    return this.page.getByRole('region', { name: 'Providers', exact: true }).getByRole('link')
  }

  /** The headings of the sections, from the top. */
  names(): Promise<string[]> {
    return this.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  }
}

const TITLES = { slots: 'Slots', 'live-casino': 'Live casino' } as const

/** The list of all games of a kind: searched, filtered, windowed. */
export class Carousel {
  readonly page: Page
  readonly path: string
  readonly search: Locator
  readonly provider: Locator
  readonly type: Locator
  readonly order: Locator
  readonly grid: Locator
  readonly tiles: Locator

  constructor(page: Page, kind: keyof typeof TITLES) {
    this.page = page
    this.path = `/games/${kind}`
    this.search = page.getByRole('searchbox', { name: 'Search games', exact: true })
    this.provider = page.getByRole('combobox', { name: 'Provider', exact: true })
    this.type = page.getByRole('combobox', { name: 'Type', exact: true })
    this.order = page.getByRole('combobox', { name: say('shelf.sort'), exact: true })
    this.grid = page.getByRole('list', { name: TITLES[kind], exact: true })
    this.tiles = this.grid.getByRole('link')
  }

  tile(name: string): Locator {
    return this.grid.getByRole('link', { name, exact: true })
  }

  heart(name: string): Locator {
    return this.grid.getByRole('button', { name: say('favourite.add', { name }), exact: true })
  }

  feature(name: string): Locator {
    return this.page.getByRole('group', { name: 'Features', exact: true }).getByRole('button', { name, exact: true })
  }

  list(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(this.path + query)
    await expect(this.tiles.first()).toBeVisible()
  }

  /** Checks the number of games that the page shows. */
  async counts(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible()
  }

  async names(): Promise<string[]> {
    return this.tiles.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  }

  /** Types a search and waits until it matches the name or provider of every tile. */
  async find(text: string): Promise<void> {
    await this.search.fill(text)
    await this.finds(text)
  }

  async finds(text: string): Promise<void> {
    await expect
      .poll(async () => {
        const shown = await this.tiles.allTextContents()
        return shown.length > 0 && shown.every((tile) => tile.toLowerCase().includes(text.toLowerCase()))
      })
      .toBe(true)
  }
}

/** A provider's game. */
export class GamePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  frame(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }
}
