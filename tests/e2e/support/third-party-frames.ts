import { type APIResponse, type Frame, type Locator, type Page, expect } from '@playwright/test'
import type { ControlClient } from '../../operator/control-client.ts'

export const TAG_FRAME = 'iframe[src*="/frames/tag-manager.html"]'

/** The events of this name in the data layer of the tag manager. */
export async function tagged(control: ControlClient, name: string): Promise<unknown[]> {
  const messages = await control.vendorMessages()
  return messages.filter(({ by, data }) => by === 'tagManager' && getEvent(data) === name).map(({ data }) => data)
}

function getEvent(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'event' in data ? data.event : undefined
}

/** Requests an address under localhost, whose subdomains only browsers resolve. */
export function getAt(page: Page, address: string): Promise<APIResponse> {
  const { host, port, pathname } = new URL(address)
  return page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host }, maxRedirects: 0 })
}

/** The frame at this address, once its document has loaded. */
export async function frameAt(page: Page, address: string | RegExp): Promise<Frame> {
  await expect.poll(() => page.frame({ url: address })?.url()).toBeTruthy()
  const frame = page.frame({ url: address })
  if (!frame) throw new Error(`no frame at ${address}`)
  await frame.waitForLoadState()
  return frame
}

/** Posts messages to the page from a frame, or from the page itself. */
export async function posts(from: Frame | Page, ...messages: unknown[]): Promise<void> {
  await from.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), messages)
}

/**
 * Presses the check box of a captcha. The press removes its frame, so that Chromium may never resolve the click: done is
 * also a frame that has gone. Throws the error of a click while the frame is there.
 */
export async function checkRobotBox(dialog: Locator): Promise<void> {
  const frame = dialog.locator('iframe')
  const box = robotBox(dialog)
  await expect(box).toBeEnabled()
  const clicked = box.click().catch(async (cause: unknown) => {
    if ((await frame.count()) > 0) throw cause
  })
  // Without a time limit, so that the error is the click's.
  await Promise.race([clicked, frame.waitFor({ state: 'detached', timeout: 0 })])
}

/** The check box of the captcha: the maker's frame is in the page on our captcha host. */
export function robotBox(dialog: Locator): Locator {
  return dialog.frameLocator('iframe').frameLocator('iframe').getByRole('checkbox', { name: 'I am human' })
}
