import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Service } from '#domain/wire/hosts.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * Describes one call of the operator: its address, body and reply. The worker, the stand-in operator and the generated
 * OpenAPI document all use the same description.
 */
export type Endpoint<
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Reply extends GenericSchema = GenericSchema,
> = {
  name: string
  service: Service
  method: Method
  /** Path with `{name}` placeholders that are filled from `params`. */
  path: string
  /** Allowed names of query parameters. */
  query?: readonly string[]
  /**
   * `none` never sends the bearer token; `optional` sends it if there is one; `required` throws `unauthorised` without
   * one.
   */
  token: 'none' | 'optional' | 'required'
  body?: Body
  /** The body is raw bytes instead of JSON. */
  bytes?: true
  reply: Reply
  /** Moves money: sent once with an Idempotency-Key, and never repeated automatically. */
  once?: true
  /** Sent with credentials (cookies of the API host). */
  credentials?: true
  /** Expected error statuses besides those that follow from the other fields. */
  statuses?: readonly number[]
  /** Time-out, ms, where it differs from that of other calls. */
  timeoutMs?: number
}

type Definition<Body extends GenericSchema | undefined, Reply extends GenericSchema> = Omit<
  Endpoint<Body, Reply>,
  'name' | 'service' | 'method' | 'path' | 'body' | 'reply'
> & {
  /** Where another service than `api` has the call. */
  service?: Service
  body?: Body
  reply: Reply
}

/** A call by GET; `name` is what documents, logs and faults call it. */
/* @__NO_SIDE_EFFECTS__ */
export function get<const Reply extends GenericSchema>(
  name: string,
  path: string,
  definition: Definition<undefined, Reply>,
): Endpoint<undefined, Reply> {
  return { service: 'api', ...definition, name, method: 'GET', path }
}

/** A call by POST; `name` is what documents, logs and faults call it. */
/* @__NO_SIDE_EFFECTS__ */
export function post<const Reply extends GenericSchema, const Body extends GenericSchema | undefined = undefined>(
  name: string,
  path: string,
  definition: Definition<Body, Reply>,
): Endpoint<Body, Reply> {
  return { service: 'api', ...definition, name, method: 'POST', path }
}

/** A call by PUT; `name` is what documents, logs and faults call it. */
/* @__NO_SIDE_EFFECTS__ */
export function put<const Reply extends GenericSchema, const Body extends GenericSchema | undefined = undefined>(
  name: string,
  path: string,
  definition: Definition<Body, Reply>,
): Endpoint<Body, Reply> {
  return { service: 'api', ...definition, name, method: 'PUT', path }
}

/** The body as the caller passes it: the wire form, before the schema. */
export type EndpointBody<E> =
  E extends Endpoint<infer Body, GenericSchema> ? (Body extends GenericSchema ? InferInput<Body> : undefined) : never
/** The reply as the caller gets it, after its schema. */
export type EndpointReply<E> = E extends Endpoint<GenericSchema | undefined, infer Reply> ? InferOutput<Reply> : never
/** The reply as the operator writes it, before its schema. */
export type EndpointWire<E> = E extends Endpoint<GenericSchema | undefined, infer Reply> ? InferInput<Reply> : never
