import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { PATHS } from '#src/ui/icon-paths.ts'
import { SHARE_SIZE } from '#src/build/share.ts'
import { MARK_PATH, MARK_SIZE } from '#src/ui/mark.ts'
import { LOCALES, localeTag } from '#domain/languages/locales.ts'
import { expect, test } from '../e2e/support/fixtures.ts'

/** Pictures of the product for use elsewhere: in stores and on home screens (manifest), and in link previews. */

const COLOURS = readFileSync('src/ui/tokens.css', 'utf8')
const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'))
/** The product's own font, which this machine may not have. */
const FONTS = ['cyrillic-ext', 'cyrillic', 'latin']
  .map((subset) => `node_modules/@fontsource-variable/rubik/files/rubik-${subset}-wght-normal.woff2`)
  .map((file, at) => {
    const source = `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
    return `@font-face{font-family:Rubik${at};src:${source} format("woff2");font-weight:300 900}`
  })
  .join('')
const PHOTO = { type: 'jpeg', quality: 86 } as const
const SHORTCUT_PX = 96
const SHORTCUTS = ['deposit', 'slots', 'games'] as const

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

async function takePicture(browser: Browser, path: string, size: { width: number; height: number }, body: string) {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(`<style>${COLOURS} body{margin:0;overflow:hidden}</style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  const isPhoto = path.endsWith('.jpg')
  await page.screenshot({
    path: `public/${path}`,
    ...(isPhoto ? PHOTO : { omitBackground: true }),
  })
  await page.close()
}

async function pictureHome(page: Page, home: string, path: string): Promise<void> {
  await page.goto(home)
  await expect(page.locator('.shelf-row').first().getByRole('link').first()).toBeVisible()
  await page.waitForTimeout(1_500)
  // A scroll bar belongs to the desktop, not to the product.
  await page.addStyleTag({ content: '::-webkit-scrollbar{display:none}html{scrollbar-gutter:auto!important}' })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `public/screenshots/${path}`, ...PHOTO })
}

for (const locale of LOCALES) {
  test(`a picture to share in ${locale}`, async ({ browser }) => {
    const texts = { ...read(`lang/${locale}.json`), ...read(`lang/about/${locale}.json`) }
    const mark = `<svg viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" width="300" height="300" fill="var(--accent)"><path d="${MARK_PATH}"/></svg>`
    const text = `<div><h1>${texts['app.name']}</h1><p>${texts['about.home']}</p></div>`
    const style = `main{width:1200px;height:630px;box-sizing:border-box;padding:0 90px;display:flex;gap:70px;align-items:center;color:var(--text);background:radial-gradient(circle at 20% 45%,var(--accent-soft),var(--bg) 60%);font-family:Rubik2,Rubik1,Rubik0,sans-serif}h1{font-size:104px;margin:0}p{font-size:38px;line-height:1.35;color:var(--text-2);margin:16px 0 0}svg{flex:none}`
    await takePicture(
      browser,
      `share-${locale}.jpg`,
      SHARE_SIZE,
      `<style>${FONTS}${style}</style><main>${mark}${text}</main>`,
    )
  })
}

test('icons of shortcuts', async ({ browser }) => {
  for (const name of SHORTCUTS) {
    const square = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="var(--accent-soft)"/><path transform="translate(21 21) scale(2.25)" d="${PATHS[name]}" fill="none" stroke="var(--accent-high)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`
    await takePicture(browser, `icons/shortcut-${name}.png`, { width: SHORTCUT_PX, height: SHORTCUT_PX }, square)
  }
})

for (const locale of LOCALES) {
  test(`the home page on a phone and on a desk in ${locale}`, async ({ browser, home, userAgent, players }) => {
    const sizes = {
      narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      wide: { viewport: { width: 1_280, height: 800 }, deviceScaleFactor: 1 },
    }
    for (const [form, size] of Object.entries(sizes)) {
      const context = await browser.newContext({ ...size, userAgent: String(userAgent), locale: localeTag(locale) })
      await context.addCookies([{ name: 'locale', value: locale, url: home }])
      await players.enter({ balance: '1250.00', email: `aru@${form}-${locale}.example` }, context)
      await pictureHome(await context.newPage(), home, `home-${form}-${locale}.jpg`)
      await context.close()
    }
  })
}
