import type { Endpoint } from '#worker/http/endpoint.ts'
import { problem } from '#worker/http/problem.ts'
import { SERVICES, type Service } from '#domain/wire/hosts.ts'
import { FIELDS } from '#endpoints/docs/fields.ts'
import { OPERATIONS, PARAMETERS } from '#endpoints/docs/operations.ts'
import { isSharedGame } from '#domain/games/shared-rounds.ts'
import { Components, type Root } from './contract/components.ts'
import { buildExample } from './contract/examples.ts'
import { ENDPOINTS } from './http/endpoints.ts'
import { type Json, SHARED_SCHEMAS, isJson, describeSchema } from './json-schema.ts'
import { writeIfRun } from './write-document.ts'

/** The calls that can be made: some games have no actions, so no body of `act` fits them. */
export const CALLS: readonly Endpoint[] = ENDPOINTS.filter(
  ({ name }) => !/\.(?:act|getActByKey)$/.test(name) || hasActions(name),
)

function hasActions(name: string): boolean {
  const act = ENDPOINTS.find((each) => each.name === name.replace(/\.\w+$/, '.act'))
  return act?.body !== undefined && !JSON.stringify(describeSchema(act.body)).includes('"action":{"not":{}}')
}

/** The contract as one OpenAPI 3.1 document, for developers of a real operator: every call in its wire format. */
export function openApi(): Json {
  const calls = CALLS.map((endpoint) => ({ endpoint, body: toRoot(endpoint, '>'), reply: toRoot(endpoint, '<') }))
  const components = new Components(calls.flatMap(({ body, reply }) => (body ? [body, reply] : [reply])))
  const shapes = calls.map(({ endpoint, body, reply }) => ({
    endpoint,
    body: body === undefined ? undefined : components.getSchema(body),
    reply: components.getSchema(reply),
  }))
  const schemas = { ...SHARED_SCHEMAS, ...components.schemas, Problem: describeSchema(problem) }
  const content = (schema: unknown, place: string): Json => ({
    'application/json': { schema, example: buildExample(schema, schemas, place) },
  })
  const paths: Record<string, Json> = {}
  for (const { endpoint, body, reply } of shapes) {
    const path = (paths[endpoint.path] ??= { servers: [toServer(endpoint.service)] })
    path[endpoint.method.toLowerCase()] = operation(
      endpoint,
      body === undefined ? undefined : content(body, `${endpoint.name} >`),
      content(reply, `${endpoint.name} <`),
    )
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tulpar operator',
      version: '1.1.0',
      description:
        'What the front end asks of an operator. Amounts are decimal strings or numbers with at most two decimals; moments are ISO 8601. Whatever moves money is sent once, with an Idempotency-Key, and its outcome is asked for by that key. Any reply may come bare, as written here, or wrapped as { "data": … }.',
      contact: { name: 'In words: worker/endpoints/README.md' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: SERVICES.map(toServer),
    tags: SERVICES.map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a log-in, refresh or registration.' },
      },
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withDocs(schema, name)])),
      responses: Object.fromEntries(
        Object.entries(PROBLEMS).map(([status, [name, description, code]]) => [
          name,
          {
            description,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Problem' },
                example: { error: { code }, ...(status === '422' && { errors: { amount: ['amount.min:100.00'] } }) },
              },
            },
          },
        ]),
      ),
    },
  }
}

const TAGS: Readonly<Record<Service, string>> = {
  api: 'Session, account, money, bonuses, and where the visitor is.',
  general: 'Lobby, catalogue, tournaments, betting, the games without a host of their own, and the socket.',
  crash: 'The game crash.',
  cases: 'The game cases.',
  miner: 'The game miner.',
  coinflip: 'The game coinflip, alone and between players.',
  keno: 'The game keno.',
  dice: 'The game dice.',
}

/** Names, descriptions and example codes of the rejections, by status. */
const PROBLEMS: Readonly<Record<string, readonly [name: string, description: string, code: string]>> = {
  '400': ['BadRequest', 'The call does not fit the contract.', 'form.invalid'],
  '401': ['Unauthorised', 'The token is not valid: the app refreshes it once and repeats the call.', 'unauthorised'],
  '403': ['Forbidden', 'The player may not do this.', 'forbidden'],
  '404': ['NotFound', 'There is no such thing, or the operator has not got this call.', 'not.found'],
  '409': ['Conflict', 'The state is another one: the app loads it again.', 'conflict'],
  '413': ['TooLarge', 'The document is too large.', 'document.size'],
  '422': ['Unprocessable', 'A field is wrong: each has texts as "key" or "key:argument".', 'form.invalid'],
  '429': [
    'TooManyRequests',
    'Asked too often: Retry-After says when to ask again, in seconds or as a date.',
    'too.many',
  ],
}

function toServer(service: Service): Json {
  return {
    url: `{scheme}://${service}.{host}`,
    description: TAGS[service],
    variables: {
      scheme: { default: 'https', description: 'http on a machine of a developer.' },
      host: { default: 'casino.test', description: 'The host of the page, without "www.".' },
    },
  }
}

function toRoot(endpoint: Endpoint, side: '<'): Root
function toRoot(endpoint: Endpoint, side: '>'): Root | undefined
function toRoot({ name, body, reply }: Endpoint, side: '<' | '>'): Root | undefined {
  const schema = side === '>' ? body : reply
  return schema && { call: name, side, schema: describeSchema(schema) }
}

/** A schema with the description of each of its fields. */
function withDocs(schema: unknown, place: string): unknown {
  if (Array.isArray(schema)) return schema.map((inner: unknown) => withDocs(inner, place))
  if (!isJson(schema)) return schema
  const { properties, ...rest } = schema
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withDocs(value, place)]))
  if (!isJson(properties)) return inner
  const fields = Object.entries(properties).map(([name, field]) => {
    const described = withDocs(field, `${place}.${name}`)
    return [name, { description: FIELDS[`${place}.${name}`] ?? FIELDS[name], ...(isJson(described) && described) }]
  })
  return { ...inner, properties: Object.fromEntries(fields) }
}

function operation(endpoint: Endpoint, body: Json | undefined, reply: Json): Json {
  const statuses = new Set([
    '400',
    '429',
    ...(endpoint.token === 'required' ? ['401'] : []),
    ...(endpoint.body ? ['422'] : []),
    ...(endpoint.once ? ['403', '409'] : []),
    ...(endpoint.bytes ? ['404', '409', '413', '422'] : []),
    ...(endpoint.statuses ?? []).map(String),
  ])
  const isRead = Object.keys(Object(Object(reply['application/json']).schema)).length > 0
  return {
    operationId: endpoint.name,
    ...getDocs(endpoint.name),
    tags: [endpoint.service],
    security: { none: [], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }[endpoint.token],
    parameters: parameters(endpoint),
    ...(body && { requestBody: { required: true, content: body } }),
    ...(endpoint.bytes && {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } },
    }),
    responses: {
      '200': { description: isRead ? 'Done.' : 'Done. The app reads nothing of the reply.', content: reply },
      ...Object.fromEntries(
        [...statuses].map((status) => [status, { $ref: `#/components/responses/${PROBLEMS[status]?.[0]}` }]),
      ),
    },
  }
}

/** Summary and description of a call; the calls of a game share theirs. */
export function getDocs(
  name: string,
  label = name.replace(/^duel\..*/, 'a coinflip between players').split('.')[0] ?? '',
) {
  const [game = '', call = ''] = name.split('.')
  const docs =
    OPERATIONS[name] ??
    (isSharedGame(game) ? OPERATIONS[`<shared>.${call}`] : undefined) ??
    OPERATIONS[`<game>.${call}`]
  return docs && { summary: docs[0].replace('{game}', label), description: docs[1] }
}

function parameters(endpoint: Endpoint): Json[] {
  const parameter = (name: string, place: 'path' | 'query' | 'header', required?: true): Json => ({
    name,
    in: place,
    description: PARAMETERS[name],
    ...(required && { required }),
    schema: { type: 'string' },
  })
  return [
    ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter(name, 'path', true)),
    ...(endpoint.query ?? []).map((name) => parameter(name, 'query')),
    parameter('Accept-Language', 'header'),
    parameter('Region', 'header'),
    ...(endpoint.once ? [parameter('Idempotency-Key', 'header', true)] : []),
  ]
}

writeIfRun(import.meta.url, openApi)
