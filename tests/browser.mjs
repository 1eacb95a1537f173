import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Chromium without a user interface: tests take two thirds of the time in it. */
const SHELLS = ['/usr/bin/chromium-headless-shell']

/** Where Chromium may be, in order of preference. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium on this machine: the system's, or the one that Playwright has installed; null without any.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  return find(PLACES)
}

/**
 * The same for tests, which prefer a Chromium without a user interface.
 * @returns {Promise<string | null>}
 */
export async function findTestBrowser() {
  return find([...SHELLS, ...PLACES])
}

/**
 * @param {string[]} places
 * @returns {Promise<string | null>}
 */
async function find(places) {
  const installed = [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place))
  if (installed) return installed
  try {
    const { chromium } = await import('playwright')
    const bundled = chromium.executablePath()
    return existsSync(bundled) ? bundled : null
  } catch {
    return null
  }
}

/** Arguments for a machine that may have no sandbox, no GPU and no internet. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/**
 * Additional arguments where nothing is measured. Each test starts a browser that has nothing cached: fewer processes and lazy
 * compilation shorten the tests by a sixth.
 */
export const TEST_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--max-lazy,--single-threaded-gc',
]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await findTestBrowser()
  console.log(found ?? 'No Chromium found. Install one: apt-get install chromium, or npx playwright install chromium')
  process.exit(found ? 0 : 1)
}
