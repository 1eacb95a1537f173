import { expect } from '@playwright/test'
import type { Driver } from './drivers/driver.ts'
import { type FoundElement, type ElementQuery, lookInPage, readAttributeInPage } from './in-page.ts'

/** What to look for, as a screen reader sees it. A name is the exact name or a pattern. */
export type Wanted = { role: keyof typeof SELECTORS; name?: string | RegExp; inside?: Wanted }

/** The selector of each role. */
const SELECTORS = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog[open]',
  link: 'a[href]',
  list: 'ul, ol, [role=list]',
  radio: 'input[type=radio]',
  region: 'section, [role=region]',
  status: '[role=status], output',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea',
} as const

/** What a player does and sees on a page, in any engine. Every method waits for a condition and never for a time. */
export class EnginePage {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  async find(wanted: Wanted): Promise<FoundElement | null> {
    return this.driver.run(lookInPage, stepsTo(wanted), {})
  }

  async sees(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.find(wanted), { message: `${describe(wanted)} is seen` }).not.toBeNull()
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.find(wanted), { message: `${describe(wanted)} is gone` }).toBeNull()
  }

  /** Clicks with the mouse once the element can be clicked and has not moved between two looks. */
  async click(wanted: Wanted): Promise<void> {
    let last: FoundElement | null = null
    const obstacle = async (): Promise<string | null> => {
      const before = last
      last = await this.driver.run(lookInPage, stepsTo(wanted), { isScrolled: true })
      if (last === null) return 'not there'
      return last.obstacle ?? (last.x === before?.x && last.y === before.y ? null : 'moving')
    }
    await expect.poll(obstacle, { message: `what keeps ${describe(wanted)} from a click` }).toBeNull()
    // Safe: the last look found it.
    const { x, y } = last as unknown as FoundElement
    await this.driver.click(x, y)
  }

  /** Replaces the text of a field. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted)
    await this.driver.run(() => (document.activeElement as HTMLInputElement).select())
    await this.driver.press(text)
    await expect.poll(async () => (await this.find(wanted))?.value, { message: describe(wanted) }).toBe(text)
  }

  /** Selects an option of a list by its label. */
  async choose(wanted: Wanted, label: string): Promise<void> {
    await this.sees(wanted)
    await this.driver.run(lookInPage, stepsTo(wanted), { option: label })
  }

  /** An attribute of the element with a test id; null when there is no such element. */
  async attribute(testId: string, name: string): Promise<string | null> {
    return this.driver.run(readAttributeInPage, testId, name)
  }

  async hasAttribute(testId: string, name: string, value: string | RegExp): Promise<void> {
    const read = async (): Promise<string> => (await this.attribute(testId, name)) ?? ''
    const polled = expect.poll(read, { message: `${name} of ${testId}` })
    await (typeof value === 'string' ? polled.toBe(value) : polled.toMatch(value))
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.driver.run(() => location.pathname + location.search)).toBe(path)
  }
}

/** The steps from the outermost element to the wanted one. */
function stepsTo({ role, name, inside }: Wanted): ElementQuery[] {
  const step = {
    selector: SELECTORS[role],
    name: name instanceof RegExp ? name.source : (name ?? null),
    isPattern: name instanceof RegExp,
  }
  return [...(inside ? stepsTo(inside) : []), step]
}

function describe({ role, name = '', inside }: Wanted): string {
  return `${role} ${name}${inside ? ` in ${describe(inside)}` : ''}`
}
