import { expect, it } from 'vitest'
import { iosBrowser } from '#src/browser/ios-browser.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
/** The user agent of an iPad that requests desktop pages, which is its default. */
const AS_A_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Safari of an iPhone', `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'safari'],
  ['Safari of an older iPad', `${TABLET} Version/16.6 Mobile/15E148 Safari/604.1`, 'safari'],
  ['Safari of an iPad', `${AS_A_MAC} Version/18.5 Safari/605.1.15`, 'safari'],
  ['Chrome of an iPhone', `${PHONE} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`, 'chrome'],
  ['Chrome of an iPad', `${AS_A_MAC} CriOS/137 Version/11.1.1 Safari/605.1.15`, 'chrome'],
  ['Firefox', `${PHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 'other'],
  ['Edge', `${PHONE} Version/18.0 EdgiOS/137.0.3296.57 Mobile/15E148 Safari/604.1`, 'other'],
  ['Opera', `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.4.0`, 'other'],
  ['Yandex', `${PHONE} Version/18.0 YaBrowser/25.4.4.480 Mobile/15E148 Safari/604.1`, 'other'],
  ['Instagram', `${PHONE} Mobile/15E148 Instagram 380.0.0.28.80 (iPhone14,5; iOS 18_5; ru_KZ)`, 'inApp'],
  ['Facebook', `${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/515.0.0.28.90;FBBV/1]`, 'inApp'],
  ['an app that names nothing', `${PHONE} Mobile/15E148`, 'inApp'],
  ['an app of an iPad', AS_A_MAC, 'inApp'],
  ['the search app', `${PHONE} GSA/370.0.762543316 Mobile/15E148 Safari/604.1`, 'inApp'],
])('%s is recognised by its user agent and touch points', (_, userAgent, browser) => {
  expect(iosBrowser(userAgent, 5)).toBe(browser)
})

it.each([
  ['Safari of a Mac', `${AS_A_MAC} Version/18.5 Safari/605.1.15`, 0],
  ['Chrome of a Mac', `${AS_A_MAC} Chrome/137.0.0.0 Safari/537.36`, 0],
  [
    'a phone of another make',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile Safari/537.36',
    5,
  ],
  [
    'a touch screen of Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36',
    10,
  ],
])('%s is not an iOS browser', (_, userAgent, touchPoints) => {
  expect(iosBrowser(userAgent, touchPoints)).toBeNull()
})
