import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Checks that the control is off, still reachable by keyboard, and says why. */
export async function isDisabled(control: Locator, reason: string | RegExp): Promise<void> {
  await expect.element(control).toHaveAttribute('aria-disabled', 'true')
  await expect.element(control).not.toHaveAttribute('disabled')
  const description = () =>
    (control.element().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  if (typeof reason === 'string') await expect.poll(description).toContain(reason)
  else await expect.poll(description).toMatch(reason)
}

/** Checks that the control is visible and can be pressed. */
export async function isOn(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible()
  await expect.element(control).not.toHaveAttribute('aria-disabled', 'true')
}
