import { type LaunchOptions, chromium } from '@playwright/test'
import { type Driver, callText } from './driver.ts'

/** Chromium through Playwright, as in all other page tests. */
export async function startChromium(options: LaunchOptions): Promise<Driver> {
  // Enables the back/forward cache, as in a browser without automation.
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const [major] = browser.version().split('.')
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    // With its own user agent, a headless browser is taken for a bot.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
  })
  const first = await context.newPage()
  let page = first
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    // Safe: `callText` returns the value as JSON.
    run: async (work, ...given) => JSON.parse((await page.evaluate(callText(work, given))) as string),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    async openTab() {
      page = await context.newPage()
    },
    async closeOtherTabs() {
      const others = context.pages().filter((tab) => tab !== first)
      for (const tab of others) await tab.close()
      page = first
      return others.length
    },
    close: () => browser.close(),
  }
}
