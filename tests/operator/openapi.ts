import { pathToFileURL } from 'node:url'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../../worker/api/endpoint.ts'
import { problem } from '../../worker/api/problem.ts'
import { clientFrame, serverFrame } from '../../worker/api/socket.ts'
import { SERVICES } from '../../worker/rules/hosts.ts'
import { ENDPOINTS } from './http/endpoints.ts'

type Json = { [name: string]: unknown }

/** The contract as one OpenAPI 3.1 document, for whoever writes a real operator: every call, as it stands on the wire. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of ENDPOINTS) {
    const path = (paths[endpoint.path] ??= {
      servers: [{ url: `{scheme}://${endpoint.service}.{host}`, variables: SERVER_VARIABLES }],
    })
    path[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tulpar operator',
      version: '1.0.0',
      description:
        'What the front end asks of an operator. Amounts are decimal strings or numbers with at most two decimals; moments are ISO 8601. Whatever moves money is sent once, with an Idempotency-Key, and its outcome is asked for by that key.',
    },
    servers: SERVICES.map((service) => ({ url: `{scheme}://${service}.{host}`, variables: SERVER_VARIABLES })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schema(problem), ClientFrame: schema(clientFrame), ServerFrame: schema(serverFrame) },
      responses: {
        Problem: {
          description: 'A refusal: a code, and per field the texts "key" or "key:argument"',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  }
}

const SERVER_VARIABLES = { scheme: { default: 'https' }, host: { default: 'example.com' } }

function operation(endpoint: Endpoint): Json {
  const refusals = ['400', ...(endpoint.token === 'required' ? ['401'] : []), ...(endpoint.body ? ['422'] : []), '429']
  const own = (endpoint.refusals ?? []).map(String)
  return {
    operationId: endpoint.name,
    tags: [endpoint.service],
    security: { none: [], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }[endpoint.token],
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schema(endpoint.body) } } },
    }),
    ...(endpoint.bytes && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: schema(endpoint.reply) } } },
      ...(endpoint.once && { '403': PROBLEM, '409': PROBLEM }),
      ...(endpoint.bytes && { '404': PROBLEM, '409': PROBLEM, '413': PROBLEM, '422': PROBLEM }),
      ...Object.fromEntries([...refusals, ...own].map((status) => [status, PROBLEM])),
    },
  }
}

const PROBLEM = { $ref: '#/components/responses/Problem' }

function parameters(endpoint: Endpoint): Json[] {
  const text = { type: 'string' }
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }))
  const headers = [
    { name: 'Accept-Language', in: 'header', schema: text },
    { name: 'Region', in: 'header', schema: text },
    ...(endpoint.once ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: text }] : []),
  ]
  const inQuery = (endpoint.query ?? []).map((name) => ({ name, in: 'query', schema: text }))
  return [...inPath, ...inQuery, ...headers]
}

/** What stands on the wire: the schema's input. Checks that JSON Schema has no word for are left out. */
function schema(of: GenericSchema): unknown {
  const { $schema: _dialect, ...plain } = toJsonSchema(of, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return plain
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(openApi(), null, 2))
