import { useState } from 'react'
import type { OriginalGame } from '#db/view.ts'
import { getDrawnPicks } from '#domain/fairness/drawn-picks.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { CASE_COUNTS } from '#domain/games/cases.ts'
import { COINFLIP_MOST } from '#domain/games/coinflip.ts'
import { draws } from '#domain/fairness/draws.ts'
import { HILO_MOST_CARDS } from '#domain/games/hilo.ts'
import { KENO_DRAWN } from '#domain/games/keno.ts'
import { PLINKO_ROWS } from '#domain/games/plinko.ts'
import { WHEEL_RISKS } from '#domain/games/wheel.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { getSignatures } from '../../games/table/fairness/check-round.ts'
import { isClientSeed } from '../../games/table/fairness/client-seed.ts'
import { isServerSeed } from './server-seed.ts'

const NONCE = /^\d{1,15}$/
const MINES_AT_FIRST = 3

export type Typed = { serverSeed: string; clientSeed: string; nonce: string }

/** State of the form with typed seeds, and the result they give in a game. */
export function useByHand(first: OriginalGame) {
  const [game, chooseGame] = useState(first)
  const [typed, setTyped] = useState<Typed>({ serverSeed: '', clientSeed: '', nonce: '0' })
  const [mines, chooseMines] = useState(MINES_AT_FIRST)
  const [slug, chooseSlug] = useState(CASE_TABLES[0]?.slug ?? '')
  const [risk, chooseRisk] = useState<string>(WHEEL_RISKS[0])
  useBlockReload('fairness.byHand', typed.serverSeed !== '' || typed.clientSeed !== '')
  const cleaned: Typed = {
    serverSeed: cleanTyped(typed.serverSeed),
    clientSeed: cleanTyped(typed.clientSeed),
    nonce: cleanTyped(typed.nonce),
  }
  const wrong = {
    serverSeed: !isServerSeed(cleaned.serverSeed),
    clientSeed: !isClientSeed(cleaned.clientSeed),
    nonce: !NONCE.test(cleaned.nonce),
  }
  const isGood = !wrong.serverSeed && !wrong.clientSeed && !wrong.nonce
  const from = { game, variant: game === 'cases' ? slug : game === 'wheel' ? risk : '' }
  return {
    game,
    chooseGame,
    typed,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    wrong,
    serverSeed: cleaned.serverSeed,
    mines,
    chooseMines,
    slug,
    chooseSlug,
    risk,
    chooseRisk,
    from,
    given: isGood ? givenBy(cleaned, game === 'miner' ? mines : DRAWN[game]) : null,
  }

  function givenBy({ nonce, ...seeds }: Typed, count: number) {
    return {
      picks: getDrawnPicks(from, draws(seeds, Number(nonce), count)),
      signatures: getSignatures({ ...seeds, nonce: Number(nonce) }, count),
    }
  }
}

/** The maximum number of draws in a round; for miner it is the number of mines. */
const DRAWN: Record<Exclude<OriginalGame, 'miner'>, number> = {
  dice: 1,
  plinko: Math.max(...PLINKO_ROWS),
  coinflip: COINFLIP_MOST,
  hilo: HILO_MOST_CARDS,
  keno: KENO_DRAWN,
  roulette: 1,
  wheel: 1,
  cases: Math.max(...CASE_COUNTS),
}
