import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { type Quiet, SLOW, test as base } from '../../e2e/support/fixtures.ts'
import { type Builds, createBuilds } from './builds.ts'
import { type Device, createDevice } from './device.ts'

export { expect } from '../../e2e/support/fixtures.ts'

/** What the browser logs about requests without an answer or with an expected error. */
const OF_THE_NETWORK = [/net::ERR_/, /WebSocket connection to .* failed/, /Failed to load resource/]

/** What the browser logs when a page saves the install prompt for later. */
const PROMPT_DEFERRED = /^info: Banner not shown: beforeinstallpromptevent/

export type Ears = Quiet & {
  /** In this test the network is cut: the browser's messages about it are expected. */
  allowNetworkTrouble(): void
  /** Listens to another browser too. */
  listen(context: BrowserContext): void
}

export const test = base.extend<{ ears: Ears; device: Device }, { builds: Builds }>({
  builds: [
    async ({}, use) => {
      const { remove, ...builds } = await createBuilds()
      await use(builds)
      await remove()
    },
    { scope: 'worker' },
  ],
  ears: async ({ quiet }, use) => {
    const allowed: (string | RegExp)[] = [PROMPT_DEFERRED, SLOW]
    const lines: string[] = []
    const listen = (page: Page): void => {
      page.on('console', (message: ConsoleMessage) =>
        lines.push(`${message.type()}: ${message.text()} ${JSON.stringify(message.location())} ${page.url()}`),
      )
      page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
    }
    const allow = (part: string | RegExp): void => {
      allowed.push(part)
      quiet.allow(part)
    }
    await use({
      allow,
      allowNetworkTrouble: () => OF_THE_NETWORK.forEach(allow),
      listen(context) {
        context.on('page', listen)
        context.pages().forEach(listen)
      },
    })
    const loud = lines.filter(
      (line) => !allowed.some((part) => (typeof part === 'string' ? line.includes(part) : part.test(line))),
    )
    base.expect(loud, 'the console stays silent').toEqual([])
  },
  device: async ({ playwright, launchOptions, home, ears }, use) => {
    const { device, remove } = await createDevice({
      chromium: playwright.chromium,
      launchOptions,
      home,
      listen: ears.listen,
    })
    await use(device)
    await remove()
  },
})
