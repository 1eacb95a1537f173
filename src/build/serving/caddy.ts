import { type HeaderGroup, isOfFiles, isOfPages } from './groups.ts'
import { pageAddresses } from './page-addresses.ts'
import { fillTemplate } from './template.ts'

const FRAMES = `# Third parties' pages are on hosts of their own: see Caddyfile.frames.
@tulpar_frames path /frames/*
respond @tulpar_frames 404`

/** A Caddyfile to import in a site's block, next to `root * …/dist`. */
export function caddyfile(groups: readonly HeaderGroup[], frame: HeaderGroup | null): string {
  const patterns = groups.map(({ pattern }) => pattern).filter((pattern) => pattern !== '*')
  return fillTemplate('Caddyfile', {
    pageAddresses: pageAddresses(),
    frames: frame ? FRAMES : '',
    files: [...patterns.filter(isOfFiles), ...(frame ? [frame.pattern] : [])].join(' '),
    headers: groups.map((group, index) => writeHeaders(group, index, patterns)).join('\n'),
  })
}

/** A Caddyfile to import in the block of third parties' pages, next to `root * …/dist`. */
export function caddyFrames(frame: HeaderGroup, hosts: string): string {
  return fillTemplate('Caddyfile.frames', { hosts, files: frame.pattern, headers: writeHeaders(frame, 0, []) })
}

function writeHeaders({ pattern, headers, secure }: HeaderGroup, index: number, patterns: readonly string[]): string {
  // The 404 of a missing file has the header of no folder: it must not be cached for ever.
  const isFolder = pattern.endsWith('/*')
  const place = pattern === '*' ? `not path ${patterns.join(' ')}` : `path ${pattern}${isFolder ? '\n\tfile' : ''}`
  const validators = isOfPages(pattern) ? withoutValidators(`tulpar_${index}`) : ''
  const block = (name: string, lines: HeaderGroup['headers']): string =>
    `header @${name} {\n${lines.map(([header, value]) => `\t${header} ${quoted(value)}`).join('\n')}\n}`
  const name = `tulpar_${index}`
  const plain = `@${name} ${isFolder ? `{\n\t${place}\n}` : place}\n${block(name, headers)}${validators}`
  if (secure.length === 0) return plain
  return `${plain}\n@${name}_https {\n\t${place}\n\tprotocol https\n}\n${block(`${name}_https`, secure)}`
}

function withoutValidators(name: string): string {
  return `
header @${name} {
	-ETag
	-Last-Modified
	defer
}
request_header @${name} -If-None-Match
request_header @${name} -If-Modified-Since`
}

/** Quotes a value for Caddy and fills in the page's host. */
function quoted(value: string): string {
  const filled = value
    .replaceAll('{host}', '{tulpar_host}')
    .replaceAll('{scheme}', '{http.request.scheme}')
    .replaceAll('{ws}', '{tulpar_ws}')
    .replaceAll('{page}', '{tulpar_page}')
  return `"${filled}"`
}
