import { type Locator, expect } from '@playwright/test'

/**
 * What describes a control to those who listen. Read from the page: Playwright's own reckoning takes an `output` that
 * describes something for empty, which Chromium does not.
 */
export async function isDescribed(control: Locator, text: string | RegExp): Promise<void> {
  const description = () =>
    control.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    )
  if (typeof text === 'string') await expect.poll(description).toContain(text)
  else await expect.poll(description).toMatch(text)
}

/** The control is off, can still be reached by keyboard, and tells why. */
export async function isOff(control: Locator, why: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true')
  await expect(control).toBeEnabled({ enabled: false })
  await expect(control).not.toHaveAttribute('disabled')
  await isDescribed(control, why)
}

/** The control is there, and can be pressed. */
export async function isOn(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await expect(control).not.toHaveAttribute('aria-disabled', 'true')
}
