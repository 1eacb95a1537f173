import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserType, LaunchOptions, Page } from '@playwright/test'
import { disablePayIn } from '../../e2e/support/pay-in-shut.ts'

type Options = {
  chromium: BrowserType
  launchOptions: LaunchOptions
  home: string
  listen: (context: BrowserContext) => void
}

/** A browser whose profile survives it, as on a player's device. */
export type Device = {
  /** The browser that is running. */
  context: BrowserContext
  /** Starts the browser, unless it is running, and opens an address of ours in a new tab. */
  open(path?: string): Promise<Page>
  /** Closes the browser; its profile stays. */
  close(): Promise<void>
  /** Cuts or restores the network, also for browsers that start later. */
  cut(isOffline: boolean): Promise<void>
}

export async function createDevice({ chromium, launchOptions, home, listen }: Options) {
  const profile = await mkdtemp(join(tmpdir(), 'tulpar-profile-'))
  let running: BrowserContext | null = null
  let offline = false

  async function start(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // Enables the back/forward cache, as in a browser without automation.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      locale: 'en-US',
      timezoneId: 'Asia/Almaty',
      viewport: { width: 1440, height: 900 },
      offline,
    })
    await disablePayIn(context)
    listen(context)
    return context
  }

  const device: Device = {
    get context() {
      if (!running) throw new Error('the browser is not running')
      return running
    },
    async open(path = '/') {
      running ??= await start()
      const page = await running.newPage()
      await page.goto(home + path, { waitUntil: 'commit' })
      return page
    },
    async close() {
      await running?.close()
      running = null
    },
    async cut(isOffline) {
      offline = isOffline
      await running?.setOffline(isOffline)
    },
  }
  return {
    device,
    async remove() {
      await device.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
