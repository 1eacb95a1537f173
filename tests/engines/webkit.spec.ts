import { test } from '@playwright/test'
import { startWebKit } from './drivers/webkit.ts'
import { isEngineInstalled } from './installed.mjs'
import { journeyIn } from './journey.ts'

test.skip(!isEngineInstalled('WebKit'), 'WebKit is not installed')
journeyIn('WebKit', startWebKit)
