/** Browsers of iPhone and iPad, as far as their ways to add a page to the home screen differ. */
export type IosBrowser = 'safari' | 'chrome' | 'other' | 'inApp'

/** Apps with a web view of their own, and Google's search app: none can add a page to the home screen. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Barcelona|Twitter|Telegram|WhatsApp|Viber|Line|MicroMessenger|musical_ly|BytedanceWebview|Snapchat|Pinterest|LinkedInApp|VK|vkontakte|OKApp|GSA)\b/i
const OTHERS =
  /(?:FxiOS|Focus|EdgiOS|OPiOS|OPT|OPX|YaBrowser|DuckDuckGo|Brave|Ddg|UCBrowser|MiuiBrowser|Coast|SamsungBrowser)\//

/**
 * Detects the browser from the user agent; null when the device does not run iOS. An iPad calls itself a Mac, but a Mac
 * has no touch. A user agent without "Safari/" is a web view in an app.
 */
export function iosBrowser(userAgent: string, touchPoints: number): IosBrowser | null {
  const isTablet = userAgent.includes('Macintosh') && touchPoints > 1
  if (!isTablet && !/iPhone|iPad|iPod/.test(userAgent)) return null
  if (APPS.test(userAgent) || !userAgent.includes('Safari/')) return 'inApp'
  if (userAgent.includes('CriOS/')) return 'chrome'
  return OTHERS.test(userAgent) ? 'other' : 'safari'
}
