import { findTestBrowser, TEST_ARGUMENTS } from '../browser.mjs'
import { startChromium } from './drivers/chromium.ts'
import { journeyIn } from './journey.ts'

journeyIn('Chromium', async () =>
  startChromium({ args: TEST_ARGUMENTS, executablePath: (await findTestBrowser()) ?? '' }),
)
