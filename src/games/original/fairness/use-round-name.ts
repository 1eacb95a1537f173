import { useCallback } from 'react'
import type { RoundRow } from '../../../../worker/db/view.ts'
import { segmentPays } from '../../../../worker/domain/games/wheel.ts'
import { useRoundNames as useCasesName } from '../../cases/use-round-names.ts'
import { useCoinflipRoundName as useCoinflipName } from '../../coinflip/use-coinflip-round-name.ts'
import { useHundredths } from '../../dice/use-hundredths.ts'
import { useHiloRoundName as useHiloName } from '../../hilo/use-hilo-words.ts'
import { useKenoRoundName as useKenoName } from '../../keno/use-keno-round-name.ts'
import { useMinerRoundName as useMinerName } from '../../miner/use-miner-words.ts'
import { usePocketText } from '../../roulette/use-place-text.ts'
import { useTimes } from '../../wheel/times.ts'

/** A short name for a round of any game, as on the game's own table: "50.50", "Heads · Heads", "7 of 10". */
export function useRoundName(): (round: RoundRow) => string {
  const hundredths = useHundredths()
  const coinflip = useCoinflipName()
  const hilo = useHiloName()
  const keno = useKenoName()
  const miner = useMinerName()
  const pocket = usePocketText()
  const times = useTimes()
  const cases = useCasesName()
  return useCallback(
    (round) => {
      switch (round.game) {
        case 'dice':
          return hundredths(round.state.roll)
        case 'coinflip':
          return coinflip(round)
        case 'hilo':
          return hilo(round)
        case 'keno':
          return keno(round)
        case 'miner':
          return miner(round)
        case 'roulette':
          return pocket(round.state.pocket)
        case 'wheel':
          return times(segmentPays(round.bet.risk, round.state.segment))
        case 'cases':
          return cases(round)
      }
    },
    [hundredths, coinflip, hilo, keno, miner, pocket, times, cases],
  )
}
