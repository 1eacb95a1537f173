import * as v from 'valibot'
import type { EndpointBody, Endpoint, EndpointReply } from '#worker/http/endpoint.ts'
import { problem } from '#worker/http/problem.ts'
import { PAGE_HOST } from './http/sites.ts'

type Asked<E> = {
  body?: EndpointBody<E>
  bytes?: Uint8Array<ArrayBuffer>
  params?: Record<string, string>
  query?: Record<string, string>
  token?: string
  key?: string
  headers?: Record<string, string>
}
type Problem = v.InferOutput<typeof problem>
export type Answer<E> =
  | { ok: true; status: number; reply: EndpointReply<E>; headers: Headers }
  | { ok: false; status: number; problem: Problem; headers: Headers }

/** Calls an operator as a client would, per the contract: one fetch, with the reply parsed by its schema. */
export function createCaller(port: number) {
  return async function call<const E extends Endpoint>(endpoint: E, asked: Asked<E> = {}): Promise<Answer<E>> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_part, name: string) => asked.params?.[name] ?? '')
    const search = asked.query ? `?${new URLSearchParams(asked.query).toString()}` : ''
    const headers: Record<string, string> = { ...asked.headers }
    if (asked.token !== undefined) headers['authorization'] = `Bearer ${asked.token}`
    if (asked.key !== undefined) headers['idempotency-key'] = asked.key
    if (asked.body !== undefined) headers['content-type'] ??= 'application/json'
    const response = await fetch(`http://${endpoint.service}.${PAGE_HOST}:${port}${path}${search}`, {
      method: endpoint.method,
      headers,
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      ...(asked.bytes === undefined ? {} : { body: asked.bytes }),
    })
    const json: unknown = await response.json()
    const about = { status: response.status, headers: response.headers }
    if (!response.ok) return { ok: false, ...about, problem: v.parse(problem, json) }
    // Parsed by the schema of this endpoint.
    return { ok: true, ...about, reply: v.parse(endpoint.reply, json) as EndpointReply<E> }
  }
}
export type Caller = ReturnType<typeof createCaller>
