import { BAR_LINKS_AFTER, BAR_LINKS_BEFORE, type NavigationLink, RAIL_LINKS } from '../navigation/navigation.ts'
import { MARK_PATH } from '../ui/mark.ts'

/** Fills the brand's mark into the skeleton of index.html, from the path that React draws too. */

export function fillMark(html: string): string {
  return html.replaceAll('data-mark', `d="${MARK_PATH}"`)
}

/** Fills in the rail and the bottom bar; the icons are rendered by React into the space left for them. */
export function fillLinks(html: string): string {
  const bar = [...BAR_LINKS_BEFORE.map(barLink), barGames, barDeposit, ...BAR_LINKS_AFTER.map(barLink)]
  return html
    .replace('data-links="rail">', () => `>${list(RAIL_LINKS.map(railLink))}`)
    .replace('data-links="bar">', () => `>${bar.join('')}`)
}

/** Fills in every text: `data-text` is an element's content, `data-label` its accessible name. */
export function fillTexts(html: string, texts: Record<string, string> = {}): string {
  const text = (key: string): string => escapeHtml(texts[key] ?? '')
  return html
    .replaceAll(/data-text="([^"]+)"([^>]*)></g, (_, key: string, rest: string) => {
      return `data-text="${key}"${rest}>${text(key)}<`
    })
    .replaceAll(/data-content="([^"]+)"/g, (_, key: string) => `content="${text(key)}"`)
    .replaceAll(/data-label="([^"]+)"/g, (all, key: string) => `${all} aria-label="${text(key)}"`)
}

/**
 * Replaces keys with their index in the loader's table of texts, to save bytes; a page that is in its final language
 * needs none.
 */
export function numberTexts(html: string, keys: readonly string[], isTranslated: boolean): string {
  const number = (key: string): string => {
    const place = keys.indexOf(key)
    return place < 0 ? '' : `=${place}`
  }
  return html.replaceAll(/ (data-(?:text|label))="([^"]+)"/g, (_, name: string, key: string) =>
    isTranslated ? '' : ` ${name}${number(key)}`,
  )
}

const ICON = '<i class="skeleton-icon"></i>'
const barGames = `<span>${ICON}<span data-text="nav.games"></span></span>`
const barDeposit = `<span class="app-bar-main">${ICON}<span data-text="account.deposit"></span></span>`

function railLink({ path, text }: NavigationLink): string {
  return `<a class="app-link" href="${path}">${ICON}<span data-text="${text}"></span></a>`
}

function barLink({ path, text }: NavigationLink): string {
  return `<a href="${path}">${ICON}<span data-text="${text}"></span></a>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
