import { request } from 'node:http'
import { getCatalogue } from '#endpoints/catalogue.ts'
import { launchGame } from '#endpoints/launch.ts'
import { createWalletClient, type WalletClient, WalletRejection } from '../../operator/provider/wallet-client.ts'
import { good, useOperator } from './money.ts'

type Kind = 'slots' | 'live'
type Free = { campaign: number; left: number; bet: number; won: number }
type Picture = { balance: number; stakes: number[]; free: Free | null }
type Played = Picture & { payout: number; stake: number; isFree: boolean }

/** An operator and the stand-in provider of its games. */
export function useProvider() {
  const casino = useOperator()
  const { call, player } = casino

  function wallet(): WalletClient {
    return createWalletClient({ port: casino.operator.port, key: casino.control.providerKey() })
  }

  /** The error code of a rejected wallet call; throws if the call succeeds. */
  async function getRejectionCode(asked: Promise<unknown>): Promise<string> {
    const answer = await asked.catch((cause: unknown) => cause)
    if (answer instanceof WalletRejection) return answer.code
    throw new Error('was not refused')
  }

  async function someGame(kind: Kind, hasDemo = true) {
    const { games, types } = good(await call(getCatalogue))
    const found = games.find(
      (row) => row[4] === kind && (kind === 'live' ? types[row[7]] === 'roulette' : row[9] === hasDemo),
    )
    if (!found) throw new Error('no such game')
    return { id: String(found[0]), slug: found[1], name: found[2] }
  }

  /** Launches a game and parses its address. */
  async function launch(slug: string, mode: 'demo' | 'play', token?: string) {
    const { url } = good(await call(launchGame, { body: { slug, mode }, ...(token ? { token } : {}) }))
    const address = new URL(url)
    return { address, token: address.searchParams.get('token') ?? '' }
  }

  /** A player with a session that a provider has opened. */
  async function sit(balance = '1000.00') {
    const one = await player(balance)
    const game = await someGame('slots')
    const { token } = await launch(game.slug, 'play', one.token)
    const { session } = await wallet()('open', { token, game: game.id, mode: 'play' })
    return { ...one, game, session }
  }

  function post(host: string, path: string, body: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
      const { port } = casino.operator
      const about = { host: '127.0.0.1', port, path, method: 'POST', agent: false }
      const length = String(Buffer.byteLength(body))
      const baseHeaders = {
        host: `${host}.localhost:${port}`,
        'content-type': 'application/json',
        'content-length': length,
      }
      const sent = request({ ...about, headers: { ...baseHeaders, ...headers } }, (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => (text += part))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, json: JSON.parse(text) }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Calls the provider as its own page does. */
  async function provider(path: string, body: object) {
    const { json } = await post('provider', `/api/${path}`, JSON.stringify(body))
    // The shape that the provider's routes.ts writes.
    return json as { ok: true; value: Played & { session: string } } | { ok: false; code: string }
  }

  async function played(path: string, body: object) {
    const answer = await provider(path, body)
    if (!answer.ok) throw new Error(`refused: ${answer.code}`)
    return answer.value
  }

  return { casino, wallet, refusedWith: getRejectionCode, someGame, launch, sit, post, provider, played }
}
