import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Service } from '../domain/protocol/hosts.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * One call of the operator: where it is, what it takes and what it answers. The worker calls by it, the stand-in
 * operator serves by it, and the OpenAPI document is printed from it, so that nothing is typed twice.
 */
export type Endpoint<
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Reply extends GenericSchema = GenericSchema,
> = {
  name: string
  service: Service
  method: Method
  /** Path as the spec prints it; `{name}` parts are filled from `params`. */
  path: string
  /** Names that may stand in its query. */
  query?: readonly string[]
  /** `none` never sends the bearer; `optional` sends it if there is one; `required` is refused without. */
  token: 'none' | 'optional' | 'required'
  body?: Body
  /** Its body is bytes as they are, instead of JSON. */
  bytes?: true
  reply: Reply
  /** Moves money: is sent once, with an Idempotency-Key, and never again by itself. */
  once?: true
  /** Is sent with credentials (cookies of the API host). */
  credentials?: true
  /** Statuses that it is refused with besides those that its form tells of. */
  refusals?: readonly number[]
  /** May take longer than other calls, ms. */
  timeoutMs?: number
}

export function endpoint<const Reply extends GenericSchema, const Body extends GenericSchema | undefined = undefined>(
  definition: Endpoint<Body, Reply>,
): Endpoint<Body, Reply> {
  return definition
}

/** What a caller hands over for the body; the wire form, before the schema. */
export type BodyOf<E> =
  E extends Endpoint<infer Body, GenericSchema> ? (Body extends GenericSchema ? InferInput<Body> : undefined) : never
/** What a caller gets: the reply after its schema. */
export type ReplyOf<E> = E extends Endpoint<GenericSchema | undefined, infer Reply> ? InferOutput<Reply> : never
/** What an operator writes: the reply before its schema. */
export type WireOf<E> = E extends Endpoint<GenericSchema | undefined, infer Reply> ? InferInput<Reply> : never
