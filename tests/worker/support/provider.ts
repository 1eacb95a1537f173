import { getCatalogue } from '#endpoints/catalogue.ts'
import { launchGame } from '#endpoints/launch.ts'
import { good, key, useMoneyOperator } from './money.ts'

type Free = { campaign: number; left: number; bet: number }
type Picture = { balance: number; stakes: number[]; free: Free | null }
type Played = Picture & { payout: number; stake: number; isFree: boolean }

/** An operator and the stand-in provider of its games. */
export function useProvider() {
  const casino = useMoneyOperator()
  const { call, player } = casino

  async function someGame(kind: 'slots' | 'live') {
    const { games, types } = good(await call(getCatalogue))
    const found = games.find((row) => row[4] === kind && (kind === 'live' ? types[row[7]] === 'roulette' : row[9]))
    if (!found) throw new Error('no such game')
    return { id: String(found[0]), slug: found[1], name: found[2] }
  }

  /** Launches a game and parses its address. */
  async function launch(slug: string, mode: 'demo' | 'play', token?: string) {
    const { url } = good(await call(launchGame, { body: { slug, mode }, ...(token ? { token } : {}) }))
    const address = new URL(url)
    return { address, token: address.searchParams.get('token') ?? '' }
  }

  /** Calls the provider as its own page does. */
  async function provider(path: string, body: object) {
    const address = `http://provider.localhost:${casino.operator.port}/api/${path}`
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    // The shape that the provider's routes.ts writes.
    return (await response.json()) as { ok: true; value: Played & { session: string } } | { ok: false; code: string }
  }

  async function played(path: string, body: object) {
    const answer = await provider(path, body)
    if (!answer.ok) throw new Error(`refused: ${answer.code}`)
    return answer.value
  }

  /** A player with an open slot; `spin` plays one round of it. */
  async function sit(balance = '1000.00') {
    const one = await player(balance)
    const game = await someGame('slots')
    const { token } = await launch(game.slug, 'play', one.token)
    const { session } = await played('open', { token, game: game.id, mode: 'play' })
    const spin = (stake: number, round: string = key()) => provider('round', { session, round, stake })
    return { ...one, game, session, spin }
  }

  return { casino, someGame, launch, sit, provider, played }
}
