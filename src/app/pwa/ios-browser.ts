/** Which browser of an iPhone or iPad it is, as far as its way to the home screen differs. */
export type IosBrowser = 'safari' | 'chrome' | 'other' | 'inApp'

/** Apps that show a page in themselves, and the search app that is all but a browser: none has a way to the home screen. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Barcelona|Twitter|Telegram|WhatsApp|Viber|Line|MicroMessenger|musical_ly|BytedanceWebview|Snapchat|Pinterest|LinkedInApp|VK|vkontakte|OKApp|GSA)\b/i
const OTHERS =
  /(?:FxiOS|Focus|EdgiOS|OPiOS|OPT|OPX|YaBrowser|DuckDuckGo|Brave|Ddg|UCBrowser|MiuiBrowser|Coast|SamsungBrowser)\//

/**
 * Tells it by what the browser says of itself; null where it is not one of iOS. An iPad names itself a Mac, and a Mac has
 * no touch. Whoever shows a page without naming Safari shows it inside an app.
 */
export function iosBrowser(userAgent: string, touchPoints: number): IosBrowser | null {
  const isTablet = userAgent.includes('Macintosh') && touchPoints > 1
  if (!isTablet && !/iPhone|iPad|iPod/.test(userAgent)) return null
  if (APPS.test(userAgent) || !userAgent.includes('Safari/')) return 'inApp'
  if (userAgent.includes('CriOS/')) return 'chrome'
  return OTHERS.test(userAgent) ? 'other' : 'safari'
}
