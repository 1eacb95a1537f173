import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../http/serve.ts'
import type { Faults } from './faults.ts'
import { ALREADY_SENT, getRequest } from './journal.ts'
import type { Fault } from './orders.ts'

const TRICKLE_MS = 1_000
/** Fault kinds that leave the body of a processed reply unchanged. */
const NOT_OF_THE_BODY: ReadonlySet<Fault['kind']> = new Set(['pass', 'reply', 'headers', 'otherKey'])

/** Middleware that applies the ordered faults before and after the real handler of a request. */
export function inject(faults: Faults): MiddlewareHandler<Env> {
  return async (c, next) => {
    const befalling = faults.befalling(getRequest(c))
    const fault = befalling.find(({ kind }) => kind !== 'pass')
    if (befalling.length > 0) c.set('fault', befalling.map(({ id }) => id).join(','))
    for (const { latencyMs } of befalling) {
      if (latencyMs <= 0) continue
      c.get('rest')?.()
      await pause(latencyMs)
    }
    await waitForRelease(c, befalling, 'before')
    if (fault && (await instead(c, fault))) return
    await next()
    await waitForRelease(c, befalling, 'after')
    if (fault) await afterwards(c, fault)
  }
}

/** Waits until every fault that holds the request at this point is released. */
async function waitForRelease(
  c: Context<Env>,
  befalling: ReturnType<Faults['befalling']>,
  where: 'before' | 'after',
): Promise<void> {
  for (const { hold, released } of befalling) {
    if (hold !== where) continue
    c.get('rest')?.()
    await released
  }
}

/** Applies a fault before the request is processed; true when the request is then not processed at all. */
async function instead(c: Context<Env>, fault: Fault): Promise<boolean> {
  const { incoming } = c.env
  if (fault.kind === 'headers') c.set('replyHeaders', fault.headers)
  if (fault.kind === 'otherKey') c.req.raw.headers.set('idempotency-key', crypto.randomUUID())
  if (fault.kind === 'reply') {
    const isText = typeof fault.body === 'string'
    const type = isText ? 'text/html; charset=utf-8' : 'application/json'
    const body = isText ? String(fault.body) : JSON.stringify(fault.body ?? {})
    const empty = fault.status === 204 || fault.status === 304
    c.res = new Response(empty ? null : body, {
      status: fault.status,
      headers: { 'content-type': type, ...fault.headers },
    })
    return true
  }
  if (fault.kind === 'cutBefore') {
    cut(c)
    return true
  }
  if (fault.kind === 'hang') {
    c.get('rest')?.()
    if (!incoming.socket.destroyed) await once(incoming.socket, 'close')
    c.res = alreadySent()
    return true
  }
  return false
}

/** Applies a fault to the reply of a processed request. */
async function afterwards(c: Context<Env>, fault: Fault): Promise<void> {
  if (fault.kind === 'cutAfter') return cut(c)
  if (NOT_OF_THE_BODY.has(fault.kind)) return
  const text = await plainText(c.res)
  if (fault.kind === 'truncated') return truncate(c, text)
  if (fault.kind === 'malformed') replace(c, `${text.slice(0, Math.max(1, text.length - 2))},,`)
  if (fault.kind === 'html') replace(c, '<!doctype html><title>Gateway</title><h1>Please wait</h1>', 'text/html')
  if (fault.kind === 'empty') replace(c, '')
  if (fault.kind === 'trickle') replace(c, trickle(text))
  if (fault.kind === 'patch') replace(c, JSON.stringify(patched(JSON.parse(text), fault.patch)))
}

/** Marks the reply as already written, so that the server sends nothing more. */
function alreadySent(): Response {
  return new Response(null, { headers: { [ALREADY_SENT]: 'true' } })
}

function cut(c: Context<Env>): void {
  c.env.incoming.socket.destroy()
  c.res = alreadySent()
}

async function plainText(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8')
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8')
}

function replace(c: Context<Env>, body: string | ReadableStream<Uint8Array>, type?: string): void {
  const { status } = c.res
  const headers = new Headers(c.res.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  if (type) headers.set('content-type', type)
  // Hono merges the headers of the old reply into a new one unless the old reply is undefined.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}

/** Announces the whole content length and cuts the connection halfway through the body. */
async function truncate(c: Context<Env>, text: string): Promise<void> {
  const { outgoing, incoming } = c.env
  const body = Buffer.from(text)
  const { 'content-encoding': _packed, ...headers } = Object.fromEntries(c.res.headers)
  outgoing.writeHead(c.res.status, { ...headers, 'content-length': String(body.length), ...getCors(c) })
  await new Promise<void>((resolve) => outgoing.write(body.subarray(0, body.length / 2), () => resolve()))
  incoming.socket.destroy()
  c.res = alreadySent()
}

function getCors(c: Context<Env>): Record<string, string> {
  const origin = c.req.header('origin')
  if (origin === undefined) return {}
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
}

function trickle(text: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text)
  let at = 0
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        // After the last byte, send spaces, which JSON ignores: the reply never ends by itself.
        controller.enqueue(at < bytes.length ? bytes.subarray(at, at + 1) : Buffer.from(' '))
        at += 1
      }, TRICKLE_MS)
      timer.unref()
    },
    cancel: () => clearInterval(timer),
  })
}

/** A copy of a reply with some values replaced, by dotted path. */
function patched(reply: unknown, patch: Record<string, unknown>): unknown {
  for (const [path, value] of Object.entries(patch)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let target: unknown = reply
    for (const name of names) target = isRecord(target) ? target[name] : undefined
    if (isRecord(target)) target[last] = value
  }
  return reply
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
