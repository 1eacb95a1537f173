import type { ShellHeader, ShellLobbyRow, BootSnapshot } from '#db/boot-snapshot.ts'
import type { GameCard } from '#db/view.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { withLocalePrefix } from '../base/locale-prefix.ts'
import { cardPath } from '../base/routes.ts'

/**
 * Shows the player and the home page's first row from the last visit, unless React was faster. Returns the snapshot, or
 * null if it is malformed.
 */
export function paintBootSnapshot(row: BootSnapshot | null, locale: Locale): BootSnapshot | null {
  try {
    // The amount is formatted in the snapshot's locale; tiles are the same in every locale.
    if (row?.header && row.locale === locale) paintHeader(row.header)
    if (row?.lobby && isForViewer(row.lobby)) paintLobbyRow(row.lobby)
    return row
  } catch {
    // A malformed snapshot is ignored: React renders from the database.
    return null
  }
}

/** A guest gets no row of recently played games. */
function isForViewer({ id }: ShellLobbyRow): boolean {
  return id === 'popular' || document.documentElement.dataset['viewer'] === 'player'
}

function paintHeader(header: ShellHeader): void {
  const balance = fill('balance', header.balanceText)
  if (!balance) return
  balance.dataset['value'] = header.balanceValue
  balance.dataset['currency'] = header.currency
}

function paintLobbyRow(lobby: ShellLobbyRow): void {
  const row = document.querySelector('[data-shell=shelf-row]')
  row?.replaceChildren(...lobby.tiles.map(tile))
}

function tile(card: GameCard): HTMLElement {
  const { name, provider } = card
  const link = element('a', 'tile')
  link.href = withLocalePrefix(cardPath(card))
  const label = element('span', 'tile-label')
  label.append(element('span', 'tile-name', name), element('span', 'tile-provider', provider))
  link.append(label)
  return link
}

/** Puts a text into a named part of the skeleton; null when the skeleton is gone. */
function fill(part: string, text: string): HTMLElement | null {
  const target = document.querySelector<HTMLElement>(`[data-shell=${part}]`)
  if (!target) return null
  target.textContent = text
  target.classList.remove('skeleton')
  return target
}

function element<Name extends 'a' | 'span'>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
