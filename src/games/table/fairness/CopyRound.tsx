import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { isPracticeOwner } from '#domain/games/practice.ts'
import { roundText } from '#domain/fairness/round-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import styles from './fairness.module.css'

/** Copies a round as text that anyone can check on the fairness page. */
export function CopyRound({ round, serverSeed }: { round: RoundRow; serverSeed: string | null }) {
  const { formatMessage } = useIntl()
  const { copied, copy, forget } = useCopy()
  // As text it would look like a round for money.
  if (isPracticeOwner(round.playerId)) return null
  return (
    <div className={styles.buttons}>
      <Button onClick={() => copy(roundText(round, serverSeed))} onBlur={forget}>
        {formatMessage({ id: 'fairness.copyRound' })}
      </Button>
      <output className={styles.said}>{copied && formatMessage({ id: `copy.${copied}` })}</output>
    </div>
  )
}
