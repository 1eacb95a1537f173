import { useIntl } from 'react-intl'
import { DiceTrack } from './DiceTrack.tsx'
import { RoundResult } from './RoundResult.tsx'
import styles from './track.module.css'
import type { Dice } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

/** The last roll, its position on the track, and which rolls win. */
export function DiceScene({ dice: { original, odds } }: { dice: Dice }) {
  const intl = useIntl()
  const hundredths = useHundredths()
  const { round, told, moving, busy } = original
  return (
    <div className={styles.scene}>
      <RoundResult round={told} rolling={busy || moving} />
      <div className={styles.stage}>
        <DiceTrack odds={odds} round={round} rolling={busy} moving={moving} />
        <p className={styles.wins}>
          {intl.formatMessage({ id: 'dice.winsOn' }, winningEnds(odds.target, odds.direction, hundredths))}
        </p>
      </div>
    </div>
  )
}

/** The first and the last winning roll; the target itself does not win. */
function winningEnds(target: number, direction: 'over' | 'under', write: (value: number) => string) {
  return direction === 'over'
    ? { from: write(target + 1), to: write(10_000) }
    : { from: write(0), to: write(target - 1) }
}
