import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { TEST_ARGUMENTS, findTestBrowser } from './tests/browser.mjs'

const browser = await findTestBrowser()
const ci = process.env['CI'] !== undefined

/** Tests of pages in a real browser against the production build and the demo operator. */
export default defineConfig({
  testDir: 'tests',
  // The journeys in three browser engines are a separate run: `npm run engines`.
  testMatch: process.env['ENGINES'] ? ['engines/*.spec.ts'] : ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  // Each run clears its own folder only.
  outputDir: process.env['ENGINES'] ? 'test-results/engines' : 'test-results/e2e',
  // Each worker has an operator of its own, which every test resets.
  fullyParallel: true,
  // As many as keep the cores busy. With more of them, pages and tests that wait use up the time of those that work.
  workers: availableParallelism() + 1,
  // No retries: a test that needs one is a bug, in the test or in the product.
  retries: 0,
  forbidOnly: ci,
  // Generous, so that a test fails by its condition and not because the machine is slow.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Almaty',
    // An action that hangs is reported before the whole test times out.
    navigationTimeout: 80_000,
    actionTimeout: 80_000,
    // Animations take most of the time on a machine without a GPU; the games' own tests cover them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the time: enable it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: TEST_ARGUMENTS, ...(browser ? { executablePath: browser } : {}) },
  },
})
