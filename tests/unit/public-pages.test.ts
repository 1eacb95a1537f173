import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '#src/base/routes.ts'
import { type Dictionaries, PUBLIC_PAGES, publicPages } from '#src/build/public-pages.ts'
import { escapeHtml } from '#src/build/skeleton-markup.ts'
import { sitemap, withSitemap } from '#src/build/sitemap.ts'
import { byLocale } from '#domain/languages/by-locale.ts'
import type { Locale } from '#domain/languages/locales.ts'

const root = join(import.meta.dirname, '../..')
const shell = readFileSync(join(root, 'index.html'), 'utf8')

function getTexts(locale: Locale): Record<string, string> {
  const parts = ['', 'games/', 'rare/', 'about/'].map((part) =>
    readFileSync(join(root, `lang/${part}${locale}.json`), 'utf8'),
  )
  return Object.assign({}, ...parts.map((part) => JSON.parse(part)))
}

const texts: Dictionaries = byLocale(getTexts)

function pageAt(path: string, address?: string): string {
  const page = publicPages(shell, { texts, address }).find((each) => each.path === path)
  if (!page) throw new Error(`no page at ${path}`)
  return page.html
}

function findHeading(html: string): string | undefined {
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]
}

describe('public pages', () => {
  it('each page exists once without a prefix and once for each language, and none is personal', () => {
    const paths = publicPages(shell, { texts }).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toHaveLength(PUBLIC_PAGES.length * 4 + 3)
    expect(paths).toEqual(expect.arrayContaining(['/games/slots', '/ru/games/slots', '/kz', '/en/faq']))
    for (const privatePath of [
      ROUTES.profile,
      ROUTES.authCallback,
      ROUTES.noAccess,
      ROUTES.resetPassword,
      ROUTES.error,
    ]) {
      expect(paths.filter((path) => path.endsWith(privatePath))).toEqual([])
    }
  })

  it.each(PUBLIC_PAGES)('$path has its text in the language of its prefix', ({ path, title, opening }) => {
    for (const locale of ['ru', 'en', 'kz'] as const) {
      const html = pageAt(`/${locale}${path}`)
      const name = escapeHtml(texts[locale][title] ?? '')
      expect(findHeading(html)).toBe(opening ? escapeHtml(opening.title) : name)
      if (opening) expect(html).toContain(`${opening.lead}</p>`)
      expect(html).toContain(`<title>${name} · Tulpar</title>`)
      expect(html).toContain(`<html lang="${{ ru: 'ru-RU', en: 'en-US', kz: 'kk-KZ' }[locale]}" data-page="other"`)
      // The language of a prefix is fixed: the loader, which has only the home page's texts, must not replace it.
      expect(html).toMatch(/<h1(?: lang="[^"]+")?>[^<]+<\/h1><p(?: lang="[^"]+")?>/)
      expect(html).not.toMatch(/data-(?:ru|kz)=/)
      expect(html).not.toContain('skeleton-home')
    }
  })

  it('a page without a prefix has its texts in all languages that the visitor may have', () => {
    const html = pageAt('/games/keno')
    expect(findHeading(html)).toBe('Keno')
    expect(html).toContain(
      `<h1 data-text="nav.keno" data-ru="${texts.ru['nav.keno']}" data-kz="${texts.kz['nav.keno']}">`,
    )
    expect(html).toContain(`data-kz="${texts.kz['about.keno']}">${texts.en['about.keno']}</p>`)
    expect(html).toContain(`<meta name="description" content="${texts.en['about.keno']}">`)
    expect(html).toContain(`<meta property="og:description" content="${texts.en['about.keno']}">`)
  })

  it('a text that exists in one language has its lang attribute, whatever language the visitor has', () => {
    for (const path of ['/policy/ru/confidential', '/kz/policy/ru/confidential']) {
      expect(pageAt(path)).toContain(`<h1 lang="ru-RU">${texts.ru['policy.confidential']}</h1><p`)
    }
    const html = pageAt('/kz/policy/ru/confidential', 'https://casino.example')
    expect(html).toContain(`<title>${texts.kz['policy.confidential']} · Tulpar</title>`)
    expect(html).toContain(`<meta name="description" content="${texts.kz['about.confidential']}">`)
    expect(html).toContain(
      '<link rel="alternate" hreflang="ru" href="https://casino.example/ru/policy/ru/confidential">',
    )
  })

  it('the home page under a prefix keeps its own frame, in the language of the prefix', () => {
    const html = pageAt('/ru')
    expect(html).toContain('data-page="home"')
    expect(html).toContain('skeleton-home')
    expect(html).toContain(
      `<h1 class="skeleton-guest" data-text="home.guest.title">${texts.ru['home.guest.title']}</h1>`,
    )
    expect(html).toContain(`<title>Tulpar — ${texts.ru['app.tagline']}</title>`)
  })

  it('addresses are absolute, or left out without a site address', () => {
    expect(pageAt('/ru/faq')).not.toMatch(/rel="(?:canonical|alternate)"/)
    const html = pageAt('/ru/faq', 'https://casino.example/')
    expect(html).toContain('<link rel="canonical" href="https://casino.example/ru/faq">')
    expect(html).toContain('<link rel="alternate" hreflang="kk" href="https://casino.example/kz/faq">')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://casino.example/faq">')
    const ru = pageAt('/ru', 'https://casino.example')
    expect(ru).toContain('<link rel="canonical" href="https://casino.example/ru">')
    expect(ru).toContain('<link rel="alternate" hreflang="x-default" href="https://casino.example/">')
  })

  it('share image and manifest have the language of the prefix', () => {
    const getOgTag = (html: string, name: string) =>
      new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
    for (const [path, locale] of [
      ['/games/slots', 'en'],
      ['/ru/games/slots', 'ru'],
      ['/kz', 'kz'],
    ] as const) {
      const html = pageAt(path, 'https://casino.example/')
      expect(getOgTag(html, 'image'), path).toBe(`https://casino.example/share-${locale}.jpg`)
      expect(existsSync(join(root, `public/share-${locale}.jpg`))).toBe(true)
      expect(getOgTag(html, 'image:width')).toBe('1200')
      expect(getOgTag(html, 'image:height')).toBe('630')
      expect(getOgTag(html, 'image:alt')).toBe('Tulpar')
      expect(getOgTag(html, 'site_name')).toBe('Tulpar')
      expect(getOgTag(html, 'type')).toBe('website')
      expect(html.match(/property="og:image"/g)).toHaveLength(1)
      expect(html).toMatch(new RegExp(`rel="manifest" href="/manifest-${locale}\\.webmanifest"`))
    }
  })

  it('every page is in the sitemap in every language, with links to the other languages', () => {
    const map = sitemap('https://casino.example/')
    const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => new URL(place ?? '').pathname)
    // Where the visitor's language is unknown, the home page is the shell itself.
    expect(places.toSorted()).toEqual(['/', ...publicPages(shell, { texts }).map(({ path }) => path)].toSorted())
    expect(map).toContain('<loc>https://casino.example/kz/faq</loc>')
    expect(map.match(/hreflang="x-default" href="https:\/\/casino.example\/faq"/g)).toHaveLength(4)
    expect(map).toContain('hreflang="kk" href="https://casino.example/kz/faq"')
    const robots = withSitemap(readFileSync(join(root, 'public/robots.txt'), 'utf8'), 'https://casino.example/')
    expect(robots).toMatch(/^Disallow: \/profile$/m)
    expect(robots).toMatch(/^Sitemap: https:\/\/casino.example\/sitemap.xml$/m)
  })

  it('a missing text makes the build fail, and so does a shell without the placeholder', () => {
    const { 'nav.faq': _, ...fewer } = texts.kz
    expect(() => publicPages(shell, { texts: { ...texts, kz: fewer } })).toThrow('nav.faq (kz)')
    expect(() => publicPages('<main></main>', { texts })).toThrow('no place')
  })

  it('a text cannot break out of its element', () => {
    const page = publicPages(shell, { texts: { ...texts, ru: { ...texts.ru, 'nav.faq': '"><script>' } } })
    const html = page.find(({ path }) => path === '/faq')?.html
    expect(html).toContain('data-ru="&quot;>&lt;script>"')
    expect(html).not.toContain('"><script>')
  })
})
