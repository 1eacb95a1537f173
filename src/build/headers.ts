import {
  chatUrl,
  errorReportsUrl,
  flagsUrl,
  messagingUrl,
  productAnalyticsUrl,
} from '../../worker/domain/settings/configuration.ts'
import { MIRROR_PIXEL_PATH } from '../../worker/domain/protocol/constants.ts'

type Headers = Record<string, string>
/** Headers by the paths that they are for. */
export type HeaderTable = Record<string, Headers>

const SERVICES = ['api', 'crash', 'cases', 'miner', 'general', 'coinflip', 'keno', 'dice']
/** Third parties that the worker speaks to. */
const SPOKEN_TO = [productAnalyticsUrl, messagingUrl, flagsUrl, errorReportsUrl]
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

/** What a page is governed by, and a file that is asked for again and again is not: 1.2 kB each time. */
const NOT_OF_A_PAGE: Headers = {
  'Content-Security-Policy': '',
  'Cross-Origin-Opener-Policy': '',
  'Permissions-Policy': '',
  'Referrer-Policy': '',
  'Strict-Transport-Security': '',
}

/** An open app asks for these for hours, mostly to hear 304: nothing but Cache-Control belongs to that answer. */
export const POLLED: readonly string[] = ['/sw.js', '/builds/*']

/** A page of ours that a third party's script runs in: the hash of its inline script, and the origin of the other one. */
export type FramePage = { path: string; scriptHash: string; origin: string }

/** Scripts run, but on an origin of nobody's: no cookie, no storage and no page of ours is within their reach. */
const FRAME_SANDBOX = 'allow-scripts allow-popups allow-forms'

/**
 * The response headers that production needs, by path ("*" is any, a later match wins, and an empty one takes the header
 * away). Whoever serves the build fills in {host} (page host with port, without a leading "www."), {scheme} (http or https) and {ws} (ws or wss);
 * what stands under "https:*" is for https alone.
 */
export function securityHeaders(loaderHash: string, frames: readonly FramePage[] = []): HeaderTable {
  const framed = [...(frames.length > 0 ? ["'self'"] : []), ...(chatUrl === null ? [] : [new URL(chatUrl).origin])]
  const services = SERVICES.map((name) => `{scheme}://${name}.{host}`).join(' ')
  return {
    '*': {
      'Content-Security-Policy': policy({
        'default-src': "'self'",
        'script-src': `'sha256-${loaderHash}' 'strict-dynamic'`,
        'style-src': "'self' 'unsafe-inline'",
        'img-src': `'self' data: blob: https: {scheme}://*.{host}`,
        'connect-src': `'self' ${services} {ws}://general.{host}${originsOf(SPOKEN_TO)}`,
        // Providers' games are on https; the stand-in's is on a host beside the page's, over plain loopback too.
        'frame-src': ['https: {scheme}://provider.{host}', ...framed].join(' '),
        'worker-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'tulpar',
      }),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': POWERS_NOT_USED.map((power) => `${power}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    },
    'https:*': { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' },
    // A service worker fetches what pages ask for, avatars of any host among it, under its own policy.
    '/sw.js': {
      ...NOT_OF_A_PAGE,
      'Content-Security-Policy': policy({
        'default-src': "'none'",
        // Its own update is asked for from inside as well, and counts as a worker that it starts.
        'script-src': "'self'",
        'worker-src': "'self'",
        'connect-src': `'self' https: ${services}`,
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      }),
    },
    // A provider's window comes back here and hands what it brought to the page that opened it: they must stay joined.
    '/auth/callback': { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
    // Workers answer to the policy of their own file: no inline script is theirs to run.
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/builds/*': { ...NOT_OF_A_PAGE, 'X-Content-Type-Options': '', 'Cache-Control': 'no-store' },
    [MIRROR_PIXEL_PATH]: NOT_OF_A_PAGE,
    ...Object.fromEntries(frames.map((page) => [page.path, frameHeaders(page)])),
  }
}

/** Of the addresses that are set, each once, with a space before it. */
function originsOf(addresses: readonly (string | null)[]): string {
  const origins = addresses.flatMap((address) => (address === null ? [] : [` ${new URL(address).origin}`]))
  return [...new Set(origins)].join('')
}

/** What a frame's page is served with: what its one script loads may load more, and the page is sandboxed in a tab too. */
export function frameHeaders({ scriptHash, origin }: FramePage): Headers {
  return {
    'Content-Security-Policy': policy({
      'default-src': "'none'",
      'script-src': `'sha256-${scriptHash}' 'strict-dynamic' ${origin}`,
      'style-src': `'unsafe-inline' https: ${origin}`,
      'img-src': `data: https: ${origin}`,
      'font-src': `data: https: ${origin}`,
      'connect-src': `https: ${origin}`,
      'frame-src': `https: ${origin}`,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
      sandbox: FRAME_SANDBOX,
    }),
    'Cross-Origin-Opener-Policy': '',
  }
}

function policy(directives: Headers): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
