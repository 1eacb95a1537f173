import type { Endpoint } from '#worker/http/endpoint.ts'
import { OPERATIONS } from '#endpoints/docs/operations.ts'
import { isSharedGame } from '#domain/games/shared-rounds.ts'
import { ENDPOINTS_BY_SUBJECT } from './http/endpoints.ts'
import { CALLS, getDocs, openApi } from './openapi.ts'

const HEAD = `# Calls

Written by a test from the objects of this folder and the texts in \`docs/\`. What holds for all calls is in the [README](README.md). After the address stands whose token a call has: a guest's, a player's or either's. A call that is sent once carries an idempotency key. The host is \`api.\` where no other is named; which games \`<game>\` and \`<shared>\` stand for, and where they are, the README says too. Examples leave out what is inside their fields.
`

/** The text of worker/endpoints/CALLS.md. */
export function callsPage(): string {
  const { paths } = openApi()
  const sections = Object.entries(ENDPOINTS_BY_SUBJECT).map(([subject, endpoints]) => {
    const calls = endpoints.filter((each) => CALLS.includes(each))
    const lines = new Map(calls.map((each) => [getNames(each).name, getLine(each, Object(paths)[each.path])]))
    return `\n## ${subject}\n\n${[...lines.values()].join('')}`
  })
  return HEAD + sections.join('')
}

function getLine(endpoint: Endpoint, operations: unknown): string {
  const { method, query, token, once, bytes } = endpoint
  const { name, path, host, game } = getNames(endpoint)
  const docs = getDocs(endpoint.name, game)
  const operation = Object(Object(operations)[method.toLowerCase()])
  const body = bytes ? 'bytes' : buildExample(operation.requestBody, 'no body')
  const reply = buildExample(operation.responses['200'], 'anything')
  const address = `\`${method} ${path}${query ? `?${query.join('&')}` : ''}\`${host}`
  const who = { none: 'guest', optional: 'either', required: 'player' }[token]
  return [
    `- **${docs?.summary}**: \`${name}\`, ${address}, ${who}${once ? ', once' : ''}. ${docs?.description}\n`,
    `  - ${method === 'GET' ? '' : `${body} → `}${reply}\n`,
  ].join('')
}

/** Games of a kind have their calls in common. */
function getNames({ name, path, service }: Endpoint) {
  const [game = '', call] = name.split('.')
  if (call === undefined || name in OPERATIONS) {
    return { name, path, host: service === 'api' ? '' : ` on \`${service}.\``, game }
  }
  const kind = isSharedGame(game) ? '<shared>' : '<game>'
  return { name: `${kind}.${call}`, path: path.replace(`/${game}/`, `/${kind}/`), host: '', game: `\`${kind}\`` }
}

function buildExample(content: unknown, empty: string): string {
  const example: unknown = Object(content).content?.['application/json'].example
  if (example === undefined || JSON.stringify(example) === '{}') return empty
  const text = JSON.stringify(example, (key, value: unknown) => (key === '' ? value : withoutInside(value)))
  return `\`${text.replace(/"([[{]…[\]}])"/g, '$1')}\``
}

function withoutInside(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.values(value).length === 0) return value
  return Array.isArray(value) ? '[…]' : '{…}'
}
