import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMALL_CATALOGUE } from '../../operator/catalogue/make.ts'
import { DOMAIN_HOST, operatorOrigin, pageOrigin } from '../../operator/http/sites.ts'
import { type Operator, startOperator } from '../../operator/operator.ts'
import { runChild } from '../../operator/start/child.mjs'
import { copyFiles, seal } from '../../faults/support/builds.ts'
import { test as base } from './fixtures.ts'
import { makeOnce } from './make-once.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILD_MS = 400_000
/** The port in the addresses of the shared build; nothing listens there. */
const BUILT_PORT = 65_535

/** A country in which the visitor has to consent before any analytics. */
export const ASKING_COUNTRY = 'KZ'

export type CaptchaMaker = 'hcaptcha' | 'turnstile'

type Worker = {
  /** The folder of the build that all Playwright workers share. */
  brandBuild: string
  /** A copy of it for this worker's operator. */
  site: string
  operator: Operator
}
type Fixtures = {
  /** Origin of the third party. */
  vendor: string
  /** The maker of the captcha: hCaptcha, unless a test sets another. */
  maker: CaptchaMaker
  usesMaker: void
}

/** A brand other than the product's, in two languages. */
export const BRAND = {
  name: 'Kök\'s "Bet" & Sons',
  color: '#ffb347',
  secondColor: '#7c3aed',
  company: 'Example Games LLP, licence 0001',
  hero: { en: "Play at Kök's", ru: 'Играйте в «Кёке»' },
}

/** An operator whose build has its own brand, and one stand-in for all third parties. */
export const test = base.extend<Fixtures, Worker>({
  brandBuild: [
    async ({}, use, { project }) => {
      // Each run clears this folder.
      const folder = join(project.outputDir, 'brand-build')
      await makeOnce(folder, build)
      await use(folder)
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  site: [
    async ({}, use) => {
      const site = await mkdtemp(join(tmpdir(), 'third-parties-'))
      await use(site)
      await rm(site, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  operator: [
    async ({ brandBuild, site }, use) => {
      const operator = await startOperator({ site, controlPort: 0, loginTries: 5, catalogue: SMALL_CATALOGUE })
      // The addresses in the build contain a port: this operator's in its copy.
      await copyFiles(brandBuild, site)
      await seal(site, (text) => text.replaceAll(`.localhost:${BUILT_PORT}`, `.localhost:${operator.port}`))
      await use(operator)
      await operator.stop()
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  // Third parties' frames may store something only where they are on the page's site, as they are on a real domain.
  home: async ({ operator }, use) => {
    await use(pageOrigin(operator.port, DOMAIN_HOST))
  },
  baseURL: async ({ home }, use) => {
    await use(home)
  },
  vendor: async ({ operator }, use) => {
    await use(operatorOrigin('vendor', operator.port))
  },
  maker: ['hcaptcha', { option: true }],
  usesMaker: [
    async ({ operator: _operator, site, maker }, use) => {
      await setMaker(site, maker)
      await use()
    },
    { auto: true },
  ],
})

/** The brand's own texts and typeface. */
async function createTestFiles(folder: string): Promise<{ texts: string; font: string }> {
  const [texts, font] = [join(folder, 'texts'), join(folder, 'font')]
  await mkdir(texts, { recursive: true })
  for (const [locale, title] of Object.entries(BRAND.hero))
    await writeFile(join(texts, `${locale}.json`), JSON.stringify({ 'home.guest.title': title }))
  const files = join(ROOT, 'node_modules/@fontsource-variable/rubik/files')
  for (const subset of ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'])
    await cp(join(files, `rubik-${subset}-wght-italic.woff2`), join(font, `${subset}.woff2`))
  return { texts, font }
}

/** A build with another maker's captcha differs in the attributes of this page alone. */
async function setMaker(site: string, maker: CaptchaMaker): Promise<void> {
  const file = join(site, 'frames/captcha.html')
  const html = (await readFile(file, 'utf8')).replaceAll(/hcaptcha|turnstile/g, maker)
  await writeFile(file, html)
}

async function build(site: string): Promise<void> {
  const [vendor, collector] = [operatorOrigin('vendor', BUILT_PORT), operatorOrigin('collector', BUILT_PORT)]
  const folder = await mkdtemp(join(tmpdir(), 'own-files-'))
  const { texts, font } = await createTestFiles(folder)
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_BRAND_NAME: BRAND.name,
    VITE_BRAND_COLOR: BRAND.color,
    VITE_BRAND_SECOND_COLOR: BRAND.secondColor,
    VITE_BRAND_TEXTS: texts,
    VITE_BRAND_FONT: font,
    VITE_SOCIAL_PROVIDERS: 'telegram',
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
    VITE_CAPTCHA_URL: `${vendor}/hcaptcha.js`,
  }
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const order = [vite, 'build', '--logLevel', 'error', '--outDir', site, '--emptyOutDir']
  await runChild(process.execPath, order, { cwd: ROOT, env })
  await rm(folder, { recursive: true, force: true })
}
