import { type HeaderGroup, isOfFiles, isOfPages } from './groups.ts'
import { pageAddresses } from './page-addresses.ts'
import { fillTemplate } from './template.ts'

const FRAMES_MAP = `map $http_host $tulpar_page {
  "~^[^.]+\\.(?<tulpar_parent>.+)$" $tulpar_parent;
  default $http_host;
}`
const FRAMES_ELSEWHERE = `# Third parties' pages are on hosts of their own: see nginx.frames.conf.
location ^~ /frames/ {
  return 404;
}`

/** For `http {}`: the page's host, the requested encoding, and the headers left out of a 304. */
export function nginxMaps(groups: readonly HeaderGroup[], frame: HeaderGroup | null): string {
  const all = [...groups, ...(frame ? [frame] : [])]
  return fillTemplate('nginx.maps.conf', {
    pageAddresses: pageAddresses(),
    frames: frame ? FRAMES_MAP : '',
    headers: all.flatMap((group, index) => writeMaps(group, index)).join('\n'),
  })
}

/** For `server {}`, next to its name, certificate and root. */
export function nginxServer(groups: readonly HeaderGroup[], frame: HeaderGroup | null): string {
  return fillTemplate('nginx.conf', {
    frames: frame ? FRAMES_ELSEWHERE : '',
    headers: groups.map((group, index) => writeLocation(group, index)).join('\n'),
  })
}

/** For the `server {}` of third parties' pages; `index` is that of their maps. */
export function nginxFrames(frame: HeaderGroup, index: number, hosts: string): string {
  return fillTemplate('nginx.frames.conf', { hosts, headers: writeLocation(frame, index) })
}

function writeMaps({ secure, headers, isPolled }: HeaderGroup, group: number): string[] {
  const ofHttps = secure.map(([, value], index) =>
    map('$tulpar_scheme', variable('secure', group, index), 'https', value),
  )
  const unless304 = isPolled
    ? headers
        .filter(([name]) => name !== CACHE)
        .map(([, value], index) => map('$status', variable('polled', group, index), '"~^(?!304)"', value))
    : []
  return [...ofHttps, ...unless304]
}

const CACHE = 'Cache-Control'

function map(source: string, name: string, wanted: string, value: string): string {
  return `map ${source} ${name} {\n  ${wanted} ${quoted(value)};\n  default "";\n}`
}

function variable(kind: string, group: number, index: number): string {
  return `$tulpar_${kind}_${group}_${index}`
}

function writeLocation(group: HeaderGroup, index: number): string {
  const { pattern } = group
  const validators = isOfPages(pattern) ? ['etag off;', 'if_modified_since off;', 'add_header Last-Modified "";'] : []
  const lines = [writeTryFiles(pattern), ...validators, ...writeHeaderLines(group, index)].map((line) => `  ${line}`)
  return `location ${toPlace(pattern)} {\n${lines.join('\n')}\n}`
}

function toPlace(pattern: string): string {
  if (pattern === '*') return '/'
  return pattern.endsWith('/*') ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`
}

/** The files to try. A fallback at the end would respond with the headers of another location. */
function writeTryFiles(pattern: string): string {
  const self = '$uri$tulpar_packed $uri'
  if (pattern === '*') return `try_files ${self} $uri/index.html$tulpar_packed $uri/index.html $tulpar_shell;`
  return `try_files ${self}${isOfFiles(pattern) ? '' : ' /index.html$tulpar_packed /index.html'} =404;`
}

function writeHeaderLines({ pattern, headers, secure, isPolled }: HeaderGroup, group: number): string[] {
  const cache = headers.filter(([name]) => name === CACHE)
  const others = headers.filter(([name]) => name !== CACHE)
  // The shell is also sent with 404, and needs its headers then.
  const always = pattern === '*' ? ' always' : ''
  return [
    `add_header Content-Type $tulpar_type${always};`,
    `add_header Content-Encoding $tulpar_encoding${always};`,
    `add_header Vary Accept-Encoding${always};`,
    ...cache.map(([name, value]) => `add_header ${name} ${quoted(value)}${always};`),
    ...others.map(
      ([name, value], index) =>
        `add_header ${name} ${isPolled ? variable('polled', group, index) : quoted(value)}${always};`,
    ),
    ...secure.map(([name], index) => `add_header ${name} ${variable('secure', group, index)}${always};`),
  ]
}

/** Quotes a value for nginx and fills in the page's host. */
function quoted(value: string): string {
  const filled = value
    .replaceAll('{host}', '$tulpar_host')
    .replaceAll('{scheme}', '$tulpar_scheme')
    .replaceAll('{ws}', '$tulpar_ws')
    .replaceAll('{page}', '$tulpar_page')
  return `"${filled}"`
}
