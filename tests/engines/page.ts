import { expect } from '@playwright/test'
import type { Driver } from './drivers/driver.ts'
import { type Found, type Step, lookInPage, readAttributeInPage } from './in-page.ts'

/** What is looked for, as a screen reader has it. A name is the whole of it, or what a pattern finds. */
export type Wanted = { role: keyof typeof SELECTORS; name?: string | RegExp; inside?: Wanted }

/** Where each role is to be found. */
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

/** What a player does on a page and sees of it, in any engine. Everything waits for a condition and never for a time. */
export class EnginePage {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  async find(wanted: Wanted): Promise<Found | null> {
    return this.driver.run(lookInPage, stepsTo(wanted), {})
  }

  async sees(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.find(wanted), { message: `${told(wanted)} is seen` }).not.toBeNull()
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.find(wanted), { message: `${told(wanted)} is gone` }).toBeNull()
  }

  /** Clicks with the mouse what can be clicked, and stands where it stood when it was last looked at. */
  async click(wanted: Wanted): Promise<void> {
    let last: Found | null = null
    const obstacle = async (): Promise<string | null> => {
      const before = last
      last = await this.driver.run(lookInPage, stepsTo(wanted), { isScrolled: true })
      if (last === null) return 'not there'
      return last.obstacle ?? (last.x === before?.x && last.y === before.y ? null : 'moving')
    }
    await expect.poll(obstacle, { message: `what keeps ${told(wanted)} from a click` }).toBeNull()
    // The last look found it.
    const { x, y } = last as unknown as Found
    await this.driver.click(x, y)
  }

  /** Types into a field in place of what is in it. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted)
    await this.driver.run(() => (document.activeElement as HTMLInputElement).select())
    await this.driver.press(text)
    await expect.poll(async () => (await this.find(wanted))?.value, { message: told(wanted) }).toBe(text)
  }

  /** Chooses of a list what it calls so. */
  async choose(wanted: Wanted, label: string): Promise<void> {
    await this.sees(wanted)
    await this.driver.run(lookInPage, stepsTo(wanted), { option: label })
  }

  /** An attribute of what has a test id; null where there is none to be seen. */
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

/** From the outermost to the one that is looked for. */
function stepsTo({ role, name, inside }: Wanted): Step[] {
  const step = {
    selector: SELECTORS[role],
    name: name instanceof RegExp ? name.source : (name ?? null),
    isPattern: name instanceof RegExp,
  }
  return [...(inside ? stepsTo(inside) : []), step]
}

function told({ role, name = '', inside }: Wanted): string {
  return `${role} ${name}${inside ? ` in ${told(inside)}` : ''}`
}
