import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { PATHS } from '../../src/ui/Icon.tsx'
import { MARK_PATH, MARK_SIZE } from '../../src/ui/mark.ts'
import { expect, test } from '../e2e/support/fixtures.ts'

/** What the product shows of itself elsewhere: in stores and on home screens (manifest), and where a page is shared. */

const COLOURS = readFileSync('src/ui/tokens.css', 'utf8')
const TEXTS: Record<string, string> = JSON.parse(readFileSync('lang/en.json', 'utf8'))
const ABOUT: Record<string, string> = JSON.parse(readFileSync('lang/about/en.json', 'utf8'))
const SHORTCUT_PX = 96
const SHORTCUTS = ['deposit', 'slots', 'games'] as const

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

async function pictureOf(browser: Browser, path: string, size: { width: number; height: number }, body: string) {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(`<style>${COLOURS} body{margin:0;overflow:hidden}</style>${body}`)
  const isPhoto = path.endsWith('.jpg')
  await page.screenshot({
    path: `public/${path}`,
    ...(isPhoto ? { type: 'jpeg', quality: 86 } : { omitBackground: true }),
  })
  await page.close()
}

async function pictureHome(page: Page, home: string, path: string): Promise<void> {
  await page.goto(home)
  await expect(page.locator('.shelf-row').first().getByRole('link').first()).toBeVisible()
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: `public/screenshots/${path}` })
}

test('a picture to share', async ({ browser }) => {
  const size = { width: 1_200, height: 630 }
  const mark = `<svg viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" width="300" height="300" fill="var(--accent)"><path d="${MARK_PATH}"/></svg>`
  const text = `<div><h1>${TEXTS['app.name']}</h1><p>${ABOUT['about.home']}</p></div>`
  const style = `main{width:1200px;height:630px;box-sizing:border-box;padding:0 90px;display:flex;gap:70px;align-items:center;color:var(--text);background:radial-gradient(circle at 20% 45%,var(--accent-soft),var(--bg) 60%);font-family:Rubik,sans-serif}h1{font-size:104px;margin:0}p{font-size:38px;line-height:1.35;color:var(--text-2);margin:16px 0 0}svg{flex:none}`
  await pictureOf(browser, 'share.jpg', size, `<style>${style}</style><main>${mark}${text}</main>`)
})

test('icons of shortcuts', async ({ browser }) => {
  for (const name of SHORTCUTS) {
    const square = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="var(--accent-soft)"/><path transform="translate(21 21) scale(2.25)" d="${PATHS[name]}" fill="none" stroke="var(--accent-high)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`
    await pictureOf(browser, `icons/shortcut-${name}.png`, { width: SHORTCUT_PX, height: SHORTCUT_PX }, square)
  }
})

test('the home page on a phone and on a desk', async ({ browser, home, userAgent, players }) => {
  const sizes = {
    'home-narrow.png': { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    'home-wide.png': { viewport: { width: 1_280, height: 800 }, deviceScaleFactor: 1 },
  }
  for (const [path, size] of Object.entries(sizes)) {
    const context = await browser.newContext({ ...size, userAgent: String(userAgent), locale: 'en-US' })
    await players.enter({ balance: '1250.00', email: `${path}@example.com` }, context)
    await pictureHome(await context.newPage(), home, path)
    await context.close()
  }
})
