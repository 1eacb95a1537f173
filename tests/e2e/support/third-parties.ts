import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMALL_CATALOGUE } from '../../operator/catalogue/make.ts'
import { ownOrigin } from '../../operator/http/sites.ts'
import { type Operator, startOperator } from '../../operator/operator.ts'
import { runChild } from '../../operator/start/child.mjs'
import { test as base } from './fixtures.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILD_MS = 400_000

/** A country in which the visitor has to consent before any analytics. */
export const ASKING_COUNTRY = 'KZ'

type Fixtures = {
  /** Origin of the third party. */
  vendor: string
}

/** A brand other than the product's, in two languages. */
export const BRAND = { name: 'Kök Bet & Sons', color: '#ffb347', company: 'Example Games LLP, licence 0001' }

/** An operator whose build has its own brand, and one stand-in for all third parties. */
export const test = base.extend<Fixtures, { operator: Operator }>({
  operator: [
    async ({}, use) => {
      const site = await mkdtemp(join(tmpdir(), 'tulpar-third-parties-'))
      const operator = await startOperator({ site, controlPort: 0, loginTries: 5, catalogue: SMALL_CATALOGUE })
      // The addresses in the build contain the port of this operator.
      await build(site, ownOrigin('vendor', operator.port), ownOrigin('collector', operator.port))
      await use(operator)
      await operator.stop()
      await rm(site, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  vendor: async ({ operator }, use) => {
    await use(ownOrigin('vendor', operator.port))
  },
})

async function build(site: string, vendor: string, collector: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_BRAND_NAME: BRAND.name,
    VITE_BRAND_COLOR: BRAND.color,
    VITE_COMPANY: BRAND.company,
    VITE_LOCALES: 'en,ru',
    VITE_CONSENT_REGIONS: ASKING_COUNTRY,
    VITE_PRODUCT_ANALYTICS_URL: collector,
    VITE_PRODUCT_ANALYTICS_KEY: 'play',
    VITE_MESSAGING_URL: collector,
    VITE_MESSAGING_KEY: 'play',
    VITE_FLAGS_URL: `${collector}/flags`,
    VITE_FLAGS_KEY: 'play',
    VITE_ERROR_REPORTS_URL: `${collector.replace('://', '://play@')}/1`,
    VITE_TAG_MANAGER_URL: `${vendor}/gtm.js?id=GTM-TEST`,
    VITE_CHAT_URL: `${vendor}/chat`,
    VITE_CAPTCHA: 'hcaptcha',
    VITE_CAPTCHA_KEY: 'site-key',
    VITE_CAPTCHA_URL: `${vendor}/captcha.js`,
  }
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const order = [vite, 'build', '--logLevel', 'error', '--outDir', site, '--emptyOutDir']
  await runChild(process.execPath, order, { cwd: ROOT, env })
}
