import { ROUTES } from '../base/routes.ts'
import { type Locale, localeTag } from '#domain/languages/locales.ts'

type Texts = Readonly<Record<string, string>>

/** The id of the installed app: the same in every language, so that it is one app. */
const ID = '/'

/**
 * The web app manifest in a locale: what a home screen and a store show about the app. Throws when a text is missing.
 */
export function manifest(locale: Locale, texts: Texts): object {
  const text = (key: string): string => {
    const value = texts[key]
    if (value === undefined) throw new Error(`no text in lang for ${key} (${locale})`)
    return value
  }
  const name = text('app.name')
  return {
    id: ID,
    name,
    short_name: name,
    description: text('app.tagline'),
    lang: localeTag(locale).split('-')[0],
    dir: 'ltr',
    start_url: ROUTES.home,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: '#10141c',
    background_color: '#0b0e14',
    categories: ['games', 'entertainment'],
    icons: [
      icon('/icons/192.png', '192x192', 'image/png', 'any'),
      icon('/icons/512.png', '512x512', 'image/png', 'any'),
      icon('/favicon.svg', 'any', 'image/svg+xml', 'any'),
      icon('/icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('/icons/monochrome.svg', 'any', 'image/svg+xml', 'monochrome'),
    ],
    screenshots: [
      { ...screenshot('narrow', locale), sizes: '720x1480', label: text('nav.home') },
      { ...screenshot('wide', locale), sizes: '1280x800', label: text('nav.home') },
    ],
    shortcuts: [
      shortcut(text('account.deposit'), `${ROUTES.home}?deposit=1`, 'deposit'),
      shortcut(text('nav.slots'), ROUTES.slots, 'slots'),
      shortcut(text('nav.dice'), ROUTES.dice, 'games'),
    ],
  }
}

function icon(src: string, sizes: string, type: string, purpose: string) {
  return { src, sizes, type, purpose }
}

function screenshot(form: 'narrow' | 'wide', locale: Locale) {
  return { src: `/screenshots/home-${form}-${locale}.jpg`, type: 'image/jpeg', form_factor: form }
}

function shortcut(name: string, url: string, picture: string) {
  return { name, url, icons: [{ src: `/icons/shortcut-${picture}.png`, sizes: '96x96', type: 'image/png' }] }
}
