import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Checks that the texts that describe a control contain this one. */
export async function isDescribed(control: Locator, text: string): Promise<void> {
  const description = () =>
    (control.element().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  await expect.poll(description).toContain(text)
}
