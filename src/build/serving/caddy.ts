import { type HeaderGroup, isOfFiles, isOfPages } from './groups.ts'
import { pageAddresses } from './page-addresses.ts'

/** A Caddyfile to import in a site's block, next to `root * …/dist`. */
export function caddyfile(groups: readonly HeaderGroup[], frame: HeaderGroup | null): string {
  const patterns = groups.map(({ pattern }) => pattern).filter((pattern) => pattern !== '*')
  const files = [...patterns.filter(isOfFiles), ...(frame ? [frame.pattern] : [])]
  return `# Import this in the block of the site, beside "root * …/dist". Made by the build.
map {http.request.hostport} {tulpar_host} {
	~^www\\.(.+)$ "\${1}"
	default "{http.request.hostport}"
}
map {http.request.scheme} {tulpar_ws} {
	https "wss"
	default "ws"
}
# The addresses of pages; the shell is sent with 404 for any other that is no file.
map {http.request.orig_uri.path} {tulpar_is_page} {
	~${pageAddresses()} yes
	default no
}
# Beside the site, not of it: shown as any address that is no file.
@tulpar_private path_regexp (?:^|/)\\.(?:[^w]|w[^e])|\\.(?:br|gz)$|^/headers\\.json$
rewrite @tulpar_private /index.html
${frame ? "# Third parties' pages are on hosts of their own: see Caddyfile.frames.\n@tulpar_frames path /frames/*\nrespond @tulpar_frames 404\n" : ''}@tulpar_page {
	not path ${files.join(' ')}
	file {
		try_files {path} {path}/index.html /index.html
	}
}
rewrite @tulpar_page {http.matchers.file.relative}
${groups.map((group, index) => headersOf(group, index, patterns)).join('\n')}
# It does not know this one by itself.
@tulpar_manifest path *.webmanifest
header @tulpar_manifest Content-Type application/manifest+json
# Once, whether a packed file was asked for or not.
header {
	Vary "Accept-Encoding"
	defer
}
@tulpar_unknown {
	path /index.html
	vars {tulpar_is_page} no
}
file_server @tulpar_unknown {
	status 404
	precompressed br gzip
	disable_canonical_uris
}
file_server {
	precompressed br gzip
	disable_canonical_uris
}
`
}

/** A Caddyfile to import in the block of third parties' pages, next to `root * …/dist`. */
export function caddyFrames(frame: HeaderGroup, hosts: string): string {
  return `# Import this in a block of its own for ${hosts}, beside "root * …/dist". Made by the build.
map {http.request.hostport} {tulpar_page} {
	~^[^.]+\\.(.+)$ "\${1}"
	default "{http.request.hostport}"
}
@tulpar_else not path ${frame.pattern}
respond @tulpar_else 404
${headersOf(frame, 0, [])}
file_server {
	precompressed br gzip
	disable_canonical_uris
}
`
}

function headersOf({ pattern, headers, secure }: HeaderGroup, index: number, patterns: readonly string[]): string {
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
