import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './serve.ts'

const WORTH_BYTES = 1_024
const STORED_AT_MOST = 16
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The headers that a 304 may contain (RFC 9110); the CORS middleware adds its own. */
const ON_304 = new Set(['cache-control', 'date', 'etag', 'expires', 'vary'])

/** Answers 304 when the client already has the reply with this ETag. Tagged replies are compressed once and cached. */
export function revalidate(): MiddlewareHandler<Env> {
  const packedBodies = new Map<string, Buffer>()
  return async (c, next) => {
    await next()
    const tag = c.res.headers.get('etag')
    if (c.res.status !== 200 || tag === null) return
    // A fault must apply to a complete reply.
    if (c.get('fault') === undefined && matches(c.req.header('if-none-match'), tag)) {
      const { headers } = c.res
      c.res = undefined
      c.res = new Response(null, { status: 304, headers: [...headers].filter(([name]) => ON_304.has(name)) })
      return
    }
    if (c.res.headers.has('content-encoding')) return
    const encoding = encodingFor(c.req.header('accept-encoding'))
    if (!encoding || !/json|text|javascript/.test(c.res.headers.get('content-type') ?? '')) return
    const body = Buffer.from(await c.res.arrayBuffer())
    const headers = new Headers(c.res.headers)
    headers.append('Vary', 'Accept-Encoding')
    const id = `${encoding} ${c.req.url} ${tag}`
    const packed = body.length < WORTH_BYTES ? body : (packedBodies.get(id) ?? (await pack(encoding, body)))
    if (packed !== body) {
      headers.set('Content-Encoding', encoding)
      packedBodies.set(id, packed)
      const oldest = packedBodies.keys().next().value
      if (packedBodies.size > STORED_AT_MOST && oldest !== undefined) packedBodies.delete(oldest)
    }
    headers.set('Content-Length', String(packed.length))
    c.res = undefined
    c.res = new Response(new Uint8Array(packed), { status: 200, headers })
  }
}

function matches(sent: string | undefined, tag: string): boolean {
  return (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''))
}

function encodingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted ?? '')) return 'br'
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : null
}

function pack(encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body)
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
