import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: '/work/wt/i22-engines/tests/engines', testMatch: ['*.spec.ts'], workers: 1, timeout: 560000, expect: { timeout: 40000 }, reporter: 'list', outputDir: '/tmp/i22e/out' })
