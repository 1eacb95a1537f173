import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { useRoundNames } from '../../games/names.ts'
import type { RoundReceipt } from '../../games/table/fairness/check-round.ts'
import { CheckSteps } from '../../games/table/fairness/CheckSteps.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './fairness-page.module.css'
import { RoundData, RoundHead } from './RoundFacts.tsx'

type Props = {
  round: RoundRow
  /** null while it is secret. */
  serverSeed: string | null
  /** Only of a shared round. */
  receipt?: RoundReceipt
  /** Shown instead of a verdict while the server seed is secret. */
  secret: ElementChildren
  /** What can be done with the round, above its data. */
  children?: ElementChildren
}

/** A round on a page: the verdict, the game's art, multiplier and bet in words; the steps and the data are folded. */
export function CheckedRound({ round, serverSeed, receipt, secret, children }: Props) {
  const { formatMessage } = useIntl()
  const names = useRoundNames()
  const shared = receipt && { receipt }
  const head = <RoundHead round={round} {...shared} />
  return (
    <>
      {serverSeed === null ? (
        <div className={styles.part}>
          {secret}
          {head}
        </div>
      ) : (
        <CheckSteps
          round={round}
          serverSeed={serverSeed}
          names={names}
          fold={formatMessage({ id: 'publicRound.steps' })}
          head={head}
          {...shared}
        />
      )}
      <RoundData round={round} {...shared} />
      {children}
    </>
  )
}
