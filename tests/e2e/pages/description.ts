import { type Locator, expect } from '@playwright/test'

/**
 * Checks the accessible description of a control. It is read from the page: Playwright's own computation treats an
 * `output` that describes an element as empty, which Chromium does not.
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

/** Checks that the control is off, still reachable by keyboard, and says why. */
export async function isDisabled(control: Locator, reason: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true')
  await expect(control).toBeEnabled({ enabled: false })
  await expect(control).not.toHaveAttribute('disabled')
  await isDescribed(control, reason)
}

/** Checks that the control is visible and can be pressed. */
export async function isOn(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await expect(control).not.toHaveAttribute('aria-disabled', 'true')
}
