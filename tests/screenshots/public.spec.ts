import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { PATHS } from '#src/ui/icon-paths.ts'
import { SHARE_SIZE } from '#src/build/share.ts'
import { getHorseShapes, HORSE_BOX, HORSE_LAYERS, type HorseFill } from '#src/ui/horse/horse-art.ts'
import { LOCALES, localeTag } from '#domain/languages/locales.ts'
import { expect, test } from '../e2e/support/fixtures.ts'

/** Pictures of the product for use elsewhere: in stores and on home screens (manifest), and in link previews. */

const COLOURS = ['tokens', 'light'].map((file) => readFileSync(`src/ui/${file}.css`, 'utf8')).join('')
const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'))
/** The product's own font, which this machine may not have. */
const FONTS = ['cyrillic-ext', 'cyrillic', 'latin']
  .map((subset) => `node_modules/@fontsource-variable/rubik/files/rubik-${subset}-wght-normal.woff2`)
  .map((file, at) => {
    const source = `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
    return `@font-face{font-family:Rubik${at};src:${source} format("woff2");font-weight:300 900}`
  })
  .join('')
/** The steppe of the games' stages. */
const HILLS =
  '<svg class="hills" viewBox="0 0 100 100" preserveAspectRatio="none" width="1200" height="630"><path fill="#231d49" d="M0 78C10 70 17 69 27 74S42 84 54 77 73 64 84 68 95 74 100 72V100H0Z"/><path fill="#151030" d="M0 88C8 83 19 80 31 85S52 96 66 91 87 80 100 85V100H0Z"/></svg>'
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
    const text = `<div><h1>${texts['app.name']}</h1><p>${texts['about.home']}</p></div>`
    const style = `main{position:relative;width:1200px;height:630px;box-sizing:border-box;padding:0 80px 40px;display:flex;gap:60px;align-items:center;color:var(--text);font-family:Rubik2,Rubik1,Rubik0,sans-serif}h1{font-size:104px;margin:0}p{font-size:34px;line-height:1.35;color:var(--text-2);margin:16px 0 0}svg{flex:none}.hills{position:absolute;inset:0;background:linear-gradient(oklch(0.165 0.04 285),oklch(0.225 0.065 285) 48%,oklch(0.36 0.09 350) 82%)}`
    await takePicture(
      browser,
      `share-${locale}.jpg`,
      SHARE_SIZE,
      `<style>${FONTS}${style}</style>${HILLS}<main>${drawHorse(430)}${text}</main>`,
    )
  })
}

test('icons of the app', async ({ browser }) => {
  // What a home screen cuts off is a fifth of each edge at most: there the horse is smaller, and nothing is transparent.
  const icons = [
    { path: 'icons/192.png', px: 192, share: 0.86, radius: 0.22 },
    { path: 'icons/512.png', px: 512, share: 0.86, radius: 0.22 },
    { path: 'icons/maskable-512.png', px: 512, share: 0.66, radius: 0 },
    { path: 'apple-touch-icon.png', px: 180, share: 0.84, radius: 0 },
  ]
  for (const { path, px, share, radius } of icons) {
    const style = `div{display:grid;place-items:center;width:${px}px;height:${px}px;border-radius:${radius * px}px;background:radial-gradient(circle at 50% 30%,#2a3f78,#14264a 60%,#0f1a33)}`
    await takePicture(
      browser,
      path,
      { width: px, height: px },
      `<style>${style}</style><div>${drawHorse(px * share)}</div>`,
    )
  }
})

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

/** The winged horse with raised wings. */
function drawHorse(width: number): string {
  let defs = ''
  const paths = HORSE_LAYERS.flatMap((layer) => getHorseShapes(layer, 'up')).map(({ path, fill, opacity = 1 }, at) => {
    defs += toGradient(`fill${at}`, fill)
    return `<path d="${path}" fill="url(#fill${at})" opacity="${opacity}"/>`
  })
  return `<svg viewBox="0 0 ${HORSE_BOX.width} ${HORSE_BOX.height}" width="${width}"><defs>${defs}</defs>${paths.join('')}</svg>`
}

function toGradient(id: string, { top, bottom, colors }: HorseFill): string {
  const stops = colors.map(
    (color, at) => `<stop offset="${at / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">${stops.join('')}</linearGradient>`
}
