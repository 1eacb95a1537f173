import type { Endpoint } from '../../worker/http/endpoint.ts'
import { problem } from '../../worker/http/problem.ts'
import { SERVICES } from '../../worker/domain/protocol/hosts.ts'
import { ENDPOINTS } from './http/endpoints.ts'
import { type Json, jsonSchemaOf } from './json-schema.ts'
import { writeIfRun } from './write-document.ts'

/** The contract as one OpenAPI 3.1 document, for developers of a real operator: every call in its wire format. */
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
        'What the front end asks of an operator. Amounts are decimal strings or numbers with at most two decimals; moments are ISO 8601. Whatever moves money is sent once, with an Idempotency-Key, and its outcome is asked for by that key. Any reply may come bare, as written here, or wrapped as { "data": … }.',
    },
    servers: SERVICES.map((service) => ({ url: `{scheme}://${service}.{host}`, variables: SERVER_VARIABLES })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchemaOf(problem) },
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
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(endpoint.body) } } },
    }),
    ...(endpoint.bytes && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: jsonSchemaOf(endpoint.reply) } } },
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

writeIfRun(import.meta.url, openApi)
