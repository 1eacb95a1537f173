import { test } from '@playwright/test'
import { startWebKit } from './drivers/webkit.ts'
import { isEngineInstalled } from './installed.mjs'
import { journeyIn } from './journey.ts'

// WebKitGTK 2.50 sometimes leaves database transactions open when a page enters its back/forward cache while it loads,
// and the next page waits for them. The app ends its worker first, which is enough for about 35 of 36 such pages.
const hasPageCache = process.env['PAGE_CACHE'] === '1'

test.skip(!isEngineInstalled('WebKit'), 'WebKit is not installed')
journeyIn('WebKit', () => startWebKit({ hasPageCache }))
