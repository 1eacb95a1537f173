import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

/** The tests' browser, used to make pictures; nothing is asserted. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: process.env['PUBLIC_PICTURES'] ? 'public.spec.ts' : 'screenshots.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  reporter: [['list']],
})
