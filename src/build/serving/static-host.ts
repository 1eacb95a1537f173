import { THIRD_PARTY_PAGES } from '#domain/frames/third-party-host.ts'
import type { HeaderTable } from '../headers.ts'

/**
 * `_headers` in the format of Cloudflare Pages, which joins the values of all patterns that match: a header that
 * another pattern sets too is removed first (`! name`). Such a host falls back to index.html by itself.
 */
export function staticHeaders(table: HeaderTable, address: string | undefined): string {
  const base = { ...table['*'], ...table['https:*'] }
  const others = Object.entries(table)
    .filter(([pattern]) => pattern !== '*' && pattern !== 'https:*')
    .flatMap(([pattern, headers]) => toPlaces(pattern).map((place) => [place, headers] as const))
  const blocks = others.map(([pattern, headers]) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(name in base ? [`! ${name}`] : []),
      ...(value === '' ? [] : [`${name}: ${value}`]),
    ])
    return block(pattern, lines)
  })
  const all = block(
    '/*',
    Object.entries(base).map(([name, value]) => `${name}: ${value}`),
  )
  return `${head(address)}${filled([all, ...blocks].join('\n'), address)}\n`
}

/** On the page's own host the files of third parties' pages have its policy, under which they do not run. */
function toPlaces(pattern: string): string[] {
  if (pattern !== 'frames:*') return [pattern]
  return Object.keys(THIRD_PARTY_PAGES).map((name) => `https://${name}.{host}/frames/*`)
}

function block(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`)].join('\n')
}

function head(address: string | undefined): string {
  if (address !== undefined) return '# Made by the build; goes into the folder that is published.\n'
  return '# Made by a build without SITE_ADDRESS: put the host of the page, without "www.", in the place of {host}.\n'
}

function filled(text: string, address: string | undefined): string {
  const host = address === undefined ? '{host}' : new URL(address).host.replace(/^www\./, '')
  return text
    .replaceAll('{host}', host)
    .replaceAll('{scheme}', 'https')
    .replaceAll('{ws}', 'wss')
    .replaceAll('{page}', host)
}
