import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GAMES } from '../report/figures.ts'

type Game = (typeof GAMES)[number]

/** The beginning of the chunk name of each game's page. */
const CHUNKS: Record<Game, string> = {
  dice: 'DicePage-',
  coinflip: 'CoinflipPage-',
  hilo: 'HiloPage-',
  keno: 'KenoPage-',
  miner: 'MinerPage-',
  roulette: 'RoulettePage-',
  wheel: 'WheelPage-',
  cases: 'CasesPage-',
}

/**
 * The size of a game's page in brotli: its own chunk, and all scripts that it needs beyond those of the first visit.
 */
export function gameBytes(site: string): Record<Game, { own: number; all: number }> {
  const folder = join(site, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const weigh = (name: string): number => readFileSync(join(folder, `${name}.br`)).length
  const needs = (name: string): string[] =>
    Array.from(
      readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
      ([, target = '']) => target,
    )

  function closure(names: readonly string[]): Set<string> {
    const seen = new Set<string>()
    const follow = (name: string): void => {
      if (seen.has(name)) return
      seen.add(name)
      needs(name).forEach(follow)
    }
    names.forEach(follow)
    return seen
  }

  const atFirst = closure(scripts.filter((name) => name.startsWith('index-')))
  const bytesOf = (prefix: string) => {
    const chunk = scripts.find((name) => name.startsWith(prefix))
    if (chunk === undefined) throw new Error(`the build has no ${prefix}*.js`)
    const later = [...closure([chunk])].filter((name) => !atFirst.has(name))
    return { own: weigh(chunk), all: later.reduce((sum, name) => sum + weigh(name), 0) }
  }
  const entries = Object.entries(CHUNKS).map(([game, prefix]) => [game, bytesOf(prefix)])
  // Safe: one entry for each game in CHUNKS.
  return Object.fromEntries(entries) as Record<Game, { own: number; all: number }>
}
