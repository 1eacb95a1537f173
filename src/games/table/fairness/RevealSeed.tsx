import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { isPracticeOwner } from '#domain/games/practice.ts'
import { useSeedPair } from '../../../data/round-queries.ts'
import { Button } from '../../../ui/Button.tsx'
import controls from '../controls.module.css'
import { randomClientSeed } from './client-seed.ts'
import styles from './fairness.module.css'
import { useRotation } from './use-rotation.ts'

type Props = {
  round: RoundRow
  /** The id of a text elsewhere that says why seeds cannot be rotated now; null for none. */
  reasonId: string | null
  /** Called with true at a press, and with false if nothing was revealed. */
  onPress: (isPressed: boolean) => void
}

/** Rotates the seeds of a round's game by one press, which reveals the server seed that the round is checked with. */
export function RevealSeed({ round: { game, playerId, serverSeedHash }, reasonId, onPress }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const mode = isPracticeOwner(playerId) ? 'practice' : 'money'
  const pair = useSeedPair(serverSeedHash)
  const { rotate, rotating, error, disabledReason } = useRotation(game, mode)
  // Rotated on another device: the seed comes with the round, and another rotation would not bring it.
  if (pair?.active === 0) return null

  const hidesReason = disabledReason !== null && reasonId !== null

  async function reveal(): Promise<void> {
    onPress(true)
    if (!(await rotate(randomClientSeed()))) onPress(false)
  }

  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={rotating}
          aria-disabled={disabledReason !== null}
          aria-describedby={hidesReason ? reasonId : id}
          onClick={disabledReason ? undefined : reveal}
        >
          {formatMessage({ id: 'fairness.reveal' })}
        </Button>
      </div>
      <output id={id} className={styles.says}>
        {!hidesReason && <span>{formatMessage({ id: disabledReason ?? 'fairness.reveal.warning' })}</span>}
        {error && <span className={controls.problem}>{formatMessage({ id: `error.${error}` })}</span>}
      </output>
    </div>
  )
}
