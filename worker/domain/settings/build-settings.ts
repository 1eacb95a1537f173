import * as v from 'valibot'
import { LOCALES } from '../languages/languages.ts'
import { SERVICES } from '../wire/hosts.ts'
import { isControlColor, toControlColor } from './brand-color.ts'
import {
  address,
  byCountry,
  commaList,
  contact,
  cookieName,
  countries,
  country,
  emailSetting,
  flag,
  flagsKey,
  isAddress,
  secret,
  textSetting,
} from './setting-schemas.ts'

/**
 * Build settings of an operator, read from the environment or a `.env` file. The table in worker/endpoints/SETTINGS.md
 * lists the same keys and defaults.
 */

/**
 * The name stands in texts, in attributes and in messages, where an apostrophe before a bracket or another apostrophe
 * has a meaning of its own.
 */
const BRAND_NAME = /^[\p{L}\d"«“„‘](?:[\p{L}\d .&!+"«»“”„‘’-]|(?<=[\p{L}\d])'(?=[\p{L}\d]))*$/u
/** Social accounts that can log in, by the operator's id, in the order on the page. */
const SOCIAL_PROVIDERS = ['google', 'telegram', 'vk'] as const
export type SocialProviderId = (typeof SOCIAL_PROVIDERS)[number]

const setting = <Schema extends v.GenericSchema<string, unknown>>(
  key: `VITE_${string}`,
  schema: Schema,
  standard: string,
  allowed: string,
) => ({ key, schema, standard, allowed })

const ADDRESS = 'an https address, or nothing'
const KEY = 'letters, digits and . : ~ - _, or nothing'
const COUNTRIES =
  'country codes (ISO 3166: GB and not UK, each country of the EU by itself) with commas between them, or * for all'

/** Each setting: its key, its schema, its default as text, and the allowed values in words. */
export const SETTINGS = {
  brandName: setting(
    'VITE_BRAND_NAME',
    v.pipe(v.string(), v.maxLength(30), v.regex(BRAND_NAME)),
    'Tulpar',
    'a name of up to 30 letters, digits, spaces, quotation marks and . & ! + -, with apostrophes within words',
  ),
  brandColor: setting(
    'VITE_BRAND_COLOR',
    v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.check(isControlColor)),
    '#52b8ff',
    'a colour such as #52b8ff that can be seen on #0b0e14 (contrast 3 or more)',
  ),
  brandSecondColor: setting(
    'VITE_BRAND_SECOND_COLOR',
    v.pipe(
      v.string(),
      v.regex(/^(?:none|#[\da-f]{6})$/i),
      v.transform((value) => (value === 'none' ? null : value)),
    ),
    'none',
    'a colour such as #ffb347, or none',
  ),
  brandMark: setting(
    'VITE_BRAND_MARK',
    v.pipe(
      v.string(),
      v.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/),
      v.transform((value) => value || null),
    ),
    '',
    'the path of an SVG of 48 by 48, or nothing',
  ),
  brandFiles: setting(
    'VITE_BRAND_FILES',
    v.pipe(
      textSetting(500),
      v.transform((value) => value || null),
    ),
    '',
    'a folder with files that take the place of those in public/, or nothing',
  ),
  brandTexts: setting(
    'VITE_BRAND_TEXTS',
    v.pipe(
      textSetting(500),
      v.transform((value) => value || null),
    ),
    '',
    'a folder with texts that take the place of those in lang/, or nothing',
  ),
  brandFont: setting(
    'VITE_BRAND_FONT',
    v.pipe(
      textSetting(500),
      v.transform((value) => value || null),
    ),
    '',
    'a folder with the files of a typeface, or nothing',
  ),
  company: setting(
    'VITE_COMPANY',
    v.pipe(
      textSetting(500),
      v.transform((value) => value || null),
    ),
    '',
    'name, address and licence of the company, up to 500 characters',
  ),
  minAge: setting(
    'VITE_MIN_AGE',
    byCountry(18, 99),
    '*:18,KZ:21,BY:21',
    'ages from 18 to 99 by country code, with commas between them and * for every other country, such as *:18,KZ:21',
  ),
  helpline: setting(
    'VITE_HELPLINE',
    v.pipe(
      textSetting(200),
      v.transform((value) => value || null),
    ),
    '',
    'name and number of a helpline for gambling addiction, up to 200 characters, or nothing',
  ),
  complaintsEmail: setting('VITE_COMPLAINTS_EMAIL', emailSetting, '', 'an email address, or nothing'),
  supportContact: setting(
    'VITE_SUPPORT_CONTACT',
    contact,
    '',
    'an email address, or the https address of a form, or nothing',
  ),
  demoBanner: setting('VITE_DEMO_BANNER', flag, 'false', 'true or false'),
  locales: setting(
    'VITE_LOCALES',
    v.pipe(commaList(v.picklist(LOCALES)), v.minLength(1)),
    LOCALES.join(','),
    `some of ${LOCALES.join(', ')}, with commas between them`,
  ),
  defaultLocale: setting('VITE_DEFAULT_LOCALE', v.picklist(LOCALES), 'en', `one of VITE_LOCALES`),
  partnerCookie: setting('VITE_PARTNER_COOKIE', cookieName, 'partner', 'the name of a cookie'),
  adplaceCookie: setting('VITE_ADPLACE_COOKIE', cookieName, 'adplace', 'the name of a cookie'),
  localeCookieSecure: setting('VITE_LOCALE_COOKIE_SECURE', flag, 'false', 'true or false'),
  sso: setting('VITE_SSO', flag, 'true', 'true or false'),
  socialProviders: setting(
    'VITE_SOCIAL_PROVIDERS',
    commaList(v.picklist(SOCIAL_PROVIDERS)),
    SOCIAL_PROVIDERS.join(','),
    `some of ${SOCIAL_PROVIDERS.join(', ')}, with commas between them, or nothing`,
  ),
  hsts: setting('VITE_HSTS', v.picklist(['host', 'subdomains', 'preload']), 'host', 'one of host, subdomains, preload'),
  consentRegions: setting('VITE_CONSENT_REGIONS', countries, '', COUNTRIES),
  noAutoPlayRegions: setting('VITE_NO_AUTO_PLAY_REGIONS', countries, 'GB,DE', COUNTRIES),
  practice: setting('VITE_PRACTICE', flag, 'true', 'true or false'),
  verifiedPracticeRegions: setting('VITE_VERIFIED_PRACTICE_REGIONS', countries, 'GB,DE,NL', COUNTRIES),
  realityCheckMinutes: setting(
    'VITE_REALITY_CHECK_MINUTES',
    byCountry(5, 240),
    '*:60,NL:30,ES:30',
    'minutes from 5 to 240 by country code, with commas between them and * for every other country, such as *:60,NL:30',
  ),
  protectionCountry: setting('VITE_PROTECTION_COUNTRY', country, '', 'an ISO country code, or nothing'),
  tagManagerUrl: setting('VITE_TAG_MANAGER_URL', address, '', ADDRESS),
  productAnalyticsUrl: setting('VITE_PRODUCT_ANALYTICS_URL', address, '', ADDRESS),
  productAnalyticsKey: setting('VITE_PRODUCT_ANALYTICS_KEY', secret, '', KEY),
  analyticsPlayerId: setting('VITE_ANALYTICS_PLAYER_ID', flag, 'false', 'true or false'),
  messagingUrl: setting('VITE_MESSAGING_URL', address, '', ADDRESS),
  messagingKey: setting('VITE_MESSAGING_KEY', secret, '', KEY),
  captcha: setting(
    'VITE_CAPTCHA',
    v.picklist(['none', 'hcaptcha', 'turnstile']),
    'none',
    'one of none, hcaptcha, turnstile',
  ),
  captchaKey: setting('VITE_CAPTCHA_KEY', secret, '', KEY),
  captchaUrl: setting('VITE_CAPTCHA_URL', address, '', ADDRESS),
  flagsUrl: setting('VITE_FLAGS_URL', address, '', ADDRESS),
  flagsKey: setting('VITE_FLAGS_KEY', flagsKey, '', `a key such as *:production.abc: ${KEY}`),
  bettingProvider: setting(
    'VITE_BETTING_PROVIDER',
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]{0,120}$/),
      v.transform((value) => value || null),
    ),
    '',
    'the slug that the provider’s sportsbook is launched by, or nothing',
  ),
  chatUrl: setting('VITE_CHAT_URL', address, '', ADDRESS),
  errorReportsUrl: setting(
    'VITE_ERROR_REPORTS_URL',
    address,
    '',
    'an address (DSN) such as https://key@host/1, or nothing',
  ),
  errorReportsEnv: setting(
    'VITE_ERROR_REPORTS_ENV',
    v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
    'production',
    'the name of an environment, of letters, digits and . - _',
  ),
  performancePercent: setting(
    'VITE_PERFORMANCE_PERCENT',
    v.pipe(
      v.string(),
      v.regex(/^(?:none|100|[1-9]\d?)$/),
      v.transform((value) => (value === 'none' ? null : Number(value))),
    ),
    'none',
    'a whole number from 1 to 100, or none',
  ),
} as const

type Settings = typeof SETTINGS
export type Configuration = { readonly [Name in keyof Settings]: v.InferOutput<Settings[Name]['schema']> }

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from an environment; a key that is not there means the default. Throws one `Error` that lists each
 * wrong key with its value and what is allowed, and each key that starts like a setting and is none.
 */
export function readConfiguration(env: Env): Configuration {
  const wrong = unknownKeys(env)
  const entries = Object.entries(SETTINGS).map(([name, { key, schema, standard, allowed }]) => {
    const given = env[key]?.trim() ?? standard
    const read = v.safeParse(schema, given)
    if (!read.success) wrong.push(`${key} is ${shown(given)}. Allowed: ${allowed}.${suggestion(key, given)}`)
    return [name, read.output]
  })
  // Each value was parsed by the schema of its own key.
  const read = Object.fromEntries(entries) as Configuration
  if (wrong.length === 0) wrong.push(...misfits(read))
  if (wrong.length > 0) throw settingsError(wrong)
  return read
}

/** The error that ends a build: it shows its lines and no stack, as the fault is in the settings and not in the code. */
export function settingsError(lines: readonly string[]): Error {
  const error = new Error(['Wrong settings:', ...lines].join('\n  '))
  error.stack = error.message
  return error
}

/** In a .env file `#` begins a comment, so a colour without quotes is empty. */
function shown(given: string): string {
  return given === '' ? 'empty (in a .env file a value with # needs quotes)' : `"${given.slice(0, 80)}"`
}

/** A lighter shade for a colour that is too dark. */
function suggestion(key: string, given: string): string {
  return key === SETTINGS.brandColor.key && /^#[\da-f]{6}$/i.test(given) ? ` Try ${toControlColor(given)}.` : ''
}

function unknownKeys(env: Env): string[] {
  const known = new Set<string>([
    ...Object.values(SETTINGS).map(({ key }) => key),
    ...SERVICES.map((service) => `VITE_${service.toUpperCase()}_HOST`),
  ])
  const unknown = Object.keys(env).filter((key) => key.startsWith('VITE_') && !known.has(key))
  return unknown.map((key) => `${key} is no setting.`)
}

/** Values that are right by themselves and wrong together. */
function misfits(read: Configuration): string[] {
  const pairs = [
    ['VITE_PRODUCT_ANALYTICS_URL', read.productAnalyticsUrl, 'VITE_PRODUCT_ANALYTICS_KEY', read.productAnalyticsKey],
    ['VITE_MESSAGING_URL', read.messagingUrl, 'VITE_MESSAGING_KEY', read.messagingKey],
    ['VITE_FLAGS_URL', read.flagsUrl, 'VITE_FLAGS_KEY', read.flagsKey],
    ['VITE_CAPTCHA', read.captcha === 'none' ? null : read.captcha, 'VITE_CAPTCHA_KEY', read.captchaKey],
  ] as const
  const halves = pairs.flatMap(([first, one, second, other]) => {
    if ((one === null) === (other === null)) return []
    const [missing, given] = one === null ? [first, second] : [second, first]
    return [`${missing} is missing. ${given} is set and does nothing without it.`]
  })
  return [
    ...halves,
    ...(read.locales.includes(read.defaultLocale)
      ? []
      : [`VITE_DEFAULT_LOCALE is "${read.defaultLocale}". Allowed: one of ${read.locales.join(', ')}.`]),
    ...(read.captchaUrl !== null && read.captcha === 'none'
      ? ['VITE_CAPTCHA is missing. VITE_CAPTCHA_URL is set and does nothing without it.']
      : []),
  ]
}

/**
 * The address of the site, from SITE_ADDRESS of an environment, without a trailing slash; undefined if it is not set.
 * Throws if it is not the address of a host alone.
 */
export function readSiteAddress(env: Env): string | undefined {
  const given = env['SITE_ADDRESS']?.trim()
  if (given === undefined || given === '') return undefined
  if (isAddress(given) && new URL(given).pathname === '/') return given.replace(/\/$/, '')
  throw settingsError([`SITE_ADDRESS is ${shown(given)}. Allowed: an address such as https://casino.example.`])
}
