import { request } from 'node:http'
import * as v from 'valibot'
import { problem } from '../../../worker/http/problem.ts'
import { PAGE_HOST } from '../http/sites.ts'
import { sign } from './signature.ts'
import { type Order, type OrderName, type WalletState, walletState } from './wallet-calls.ts'

const TIMEOUT_MS = 5_000

/** The wallet rejected an order; the code is `away` when it did not answer at all. */
export class WalletRejection extends Error {
  readonly code: string
  constructor(code: string) {
    super(`wallet: ${code}`)
    this.name = 'WalletRefusal'
    this.code = code
  }
}

export type WalletClient = <Name extends OrderName>(name: Name, order: Order<Name>) => Promise<WalletState>

/** The provider's client of the operator's wallet: over signed HTTP, even in the same process. */
export function createWalletClient(at: { port: number; key: string }): WalletClient {
  return async (name, order) => {
    const path = `/v1/${name}`
    const body = JSON.stringify(order)
    const now = Date.now()
    const headers = {
      host: `wallet.${PAGE_HOST}:${at.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-timestamp': String(now),
      'x-signature': sign(at.key, { path, body, at: now }),
    }
    const { status, text } = await post(at.port, path, headers, body)
    const json: unknown = JSON.parse(text)
    if (status === 200) return v.parse(walletState, json)
    const rejection = v.safeParse(problem, json)
    throw new WalletRejection((rejection.success && rejection.output.error?.code) || 'broken')
  }
}

function post(port: number, path: string, headers: Record<string, string>, body: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const away = (): void => reject(new WalletRejection('away'))
    // Not every system resolves `*.localhost`, so connect to the IP address.
    const about = { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false, timeout: TIMEOUT_MS }
    const sent = request(about, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      reply.on('error', away)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', away)
    sent.end(body)
  })
}
