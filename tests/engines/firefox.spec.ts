import { test } from '@playwright/test'
import { startFirefox } from './drivers/firefox.ts'
import { isEngineInstalled } from './installed.mjs'
import { journeyIn } from './journey.ts'

test.skip(!isEngineInstalled('Firefox'), 'Firefox is not installed')
journeyIn('Firefox', () => startFirefox('firefox-esr'))
