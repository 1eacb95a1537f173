import {
  chatUrl,
  errorReportsUrl,
  flagsUrl,
  hsts,
  messagingUrl,
  productAnalyticsUrl,
} from '#domain/settings/configuration.ts'
import { MIRROR_PIXEL_PATH } from '#domain/settings/constants.ts'
import { THIRD_PARTY_SANDBOX, type ThirdPartyHost } from '#domain/frames/third-party-host.ts'

type Headers = Record<string, string>
/** Headers by path pattern. */
export type HeaderTable = Record<string, Headers>

const SERVICES = ['api', 'crash', 'cases', 'miner', 'general', 'coinflip', 'keno', 'dice']
/** Third parties that the worker sends requests to. */
const CONNECTED_SERVICES = [productAnalyticsUrl, messagingUrl, flagsUrl, errorReportsUrl]
const POWERS_NOT_USED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** For one year; unless it is set, without the operator's other subdomains, one of which may still be on http. */
export const HSTS = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
}

/** Headers that matter for pages only: files which are polled do without them, which saves 1.2 kB per response. */
const NOT_OF_A_PAGE: Headers = {
  'Content-Security-Policy': '',
  'Cross-Origin-Opener-Policy': '',
  'Permissions-Policy': '',
  'Referrer-Policy': '',
  'Strict-Transport-Security': '',
}

/** An open app polls these for hours and mostly gets a 304, so the response has no header but Cache-Control. */
export const POLLED: readonly string[] = ['/sw.js', '/builds/*']

/** A page of ours that runs a third party's script, on its own host: the script's origin, and the page's settings. */
export type FramePage = { host: ThirdPartyHost; origin: string; settings: { url: string } & Record<string, string> }

/**
 * The response headers that production needs, by path: "*" is any path, a later match wins, and an empty value removes
 * the header. The server fills in {host} (page host with port, without a leading "www."), {scheme} (http or https) and
 * {ws} (ws or wss); "https:*" applies to https only. "frames:*" applies to the hosts of third parties' pages, which serve
 * /frames/* alone, and {page} is their host without its first label.
 */
export function securityHeaders(loaderHash: string, frames: readonly FramePage[] = []): HeaderTable {
  const framed = [
    ...frames.map(({ host }) => `{scheme}://${host}.{host}`),
    ...(chatUrl === null ? [] : [new URL(chatUrl).origin]),
  ]
  const services = SERVICES.map((name) => `{scheme}://${name}.{host}`).join(' ')
  return {
    '*': {
      'Content-Security-Policy': policy({
        'default-src': "'self'",
        'script-src': `'sha256-${loaderHash}' 'strict-dynamic'`,
        'style-src': "'self' 'unsafe-inline'",
        'img-src': `'self' data: blob: https: {scheme}://*.{host}`,
        'connect-src': `'self' ${services} {ws}://general.{host}${toOrigins(CONNECTED_SERVICES)}`,
        // Providers' games are served over https; the demo provider is on a sibling host of the page's, on loopback
        // over http.
        'frame-src': ['https: {scheme}://provider.{host}', ...framed].join(' '),
        'worker-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'app',
      }),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': POWERS_NOT_USED.map((power) => `${power}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    },
    'https:*': { 'Strict-Transport-Security': HSTS[hsts] },
    // The service worker fetches what pages request, avatars from any host included, under its own policy.
    '/sw.js': {
      ...NOT_OF_A_PAGE,
      'Content-Security-Policy': policy({
        'default-src': "'none'",
        // The update of the worker's own script is requested from inside it and counts as starting a worker.
        'script-src': "'self'",
        'worker-src': "'self'",
        'connect-src': `'self' https: ${services}`,
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      }),
    },
    // A log-in provider's window returns here and posts its result to the page that opened it, so the opener must stay.
    '/auth/callback': { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
    // Workers are governed by the policy of their own file, which allows no inline script.
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/builds/*': { ...NOT_OF_A_PAGE, 'X-Content-Type-Options': '', 'Cache-Control': 'no-store' },
    [MIRROR_PIXEL_PATH]: NOT_OF_A_PAGE,
    ...(frames.length > 0 && { 'frames:*': frameHeaders(frames) }),
  }
}

/** The origins of the configured addresses, without duplicates, each with a leading space. */
function toOrigins(addresses: readonly (string | null)[]): string {
  const origins = addresses.flatMap((address) => (address === null ? [] : [` ${new URL(address).origin}`]))
  return [...new Set(origins)].join('')
}

/**
 * The headers of third parties' pages: their scripts may load more, since nothing of ours is on their origins. The
 * policy does not change with a build, so files and configuration can be replaced in any order. The sandbox also applies
 * when such a page is opened in a tab.
 */
export function frameHeaders(frames: readonly FramePage[]): Headers {
  // Only a script on this machine is not on https.
  const sources = `https:${toOrigins(frames.map(({ origin }) => origin).filter((origin) => origin.startsWith('http:')))}`
  return {
    'Content-Security-Policy': policy({
      'default-src': "'none'",
      'script-src': `'self' ${sources}`,
      'style-src': `'unsafe-inline' ${sources}`,
      'img-src': `data: ${sources}`,
      'font-src': `data: ${sources}`,
      'connect-src': sources,
      'frame-src': sources,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': '{scheme}://{page} {scheme}://www.{page}',
      sandbox: THIRD_PARTY_SANDBOX,
    }),
    'Cross-Origin-Opener-Policy': '',
    'Origin-Agent-Cluster': '?1',
  }
}

function policy(directives: Headers): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
