import { defineConfig } from '@playwright/test'
import { TEST_ARGUMENTS, findTestBrowser } from './tests/browser.mjs'

const browser = await findTestBrowser()
const ci = process.env['CI'] !== undefined

/** Pages in a real browser against the production build and the stand-in operator. */
export default defineConfig({
  testDir: 'tests',
  // The journeys in three engines are a run of their own: `npm run engines`.
  testMatch: process.env['ENGINES'] ? ['engines/*.spec.ts'] : ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: false,
  // Most of what they do is wait: for a network, for a worker to settle.
  workers: 4,
  // A test that needs a second try is a bug, here or in the product.
  retries: 0,
  forbidOnly: ci,
  // Generous: what a test waits for decides it, not how slow the machine is.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Almaty',
    // What hangs is to be named, before its whole test has run out of time.
    navigationTimeout: 80_000,
    actionTimeout: 80_000,
    // Motion costs a machine without a graphics card most of its time: the games' own tests look at it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time: ask for one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: TEST_ARGUMENTS, ...(browser ? { executablePath: browser } : {}) },
  },
})
