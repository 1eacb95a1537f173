import { lookup as resolve } from 'node:dns'
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'

export type Question = { method: string; url: string; headers: Record<string, string>; body?: string }
export type HttpAnswer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: number
  /** ms since the epoch, by this machine's clock. */
  sentAt: number
  receivedAt: number
}

const PATIENCE_MS = 20_000
const MOST_BYTES = 64 * 1024 * 1024

/** As in browsers: every name under localhost is this machine. */
export const lookup: LookupFunction = (hostname, options, callback) =>
  resolve(hostname === 'localhost' || hostname.endsWith('.localhost') ? '127.0.0.1' : hostname, options, callback)

/**
 * Sends one request as a browser would for a page, with an Origin header, which fetch would not let us set. Follows no
 * redirect. Throws an error with a readable message when the operator is unreachable.
 */
export function send({ method, url, headers, body }: Question): Promise<HttpAnswer> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((done, fail) => {
    const sentAt = Date.now()
    const call = request(url, { method, headers, lookup, timeout: PATIENCE_MS }, (reply) => {
      const parts: Buffer[] = []
      let bytes = 0
      reply.on('data', (part: Buffer) => {
        parts.push(part)
        bytes += part.length
        if (bytes > MOST_BYTES) call.destroy(new Error('more than 64 MB came'))
      })
      reply.on('error', fail)
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        done({ status: reply.statusCode ?? 0, headers: reply.headers, text, bytes, sentAt, receivedAt: Date.now() })
      })
    })
    call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE_MS / 1_000} s`)))
    call.on('error', fail)
    call.end(body)
  })
}
