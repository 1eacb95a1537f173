import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalGame, SeedPairRow } from '../../../../worker/db/view.ts'
import type { MessageKey } from '../../../app/dictionary.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ChangeSeeds } from './ChangeSeeds.tsx'
import styles from './fairness.module.css'
import { SeedLine } from './SeedLine.tsx'

type Props = {
  game: OriginalGame
  pair: SeedPairRow | null
  reachable: boolean
  /** A bet is under way, or a round: the seeds stay as they are. */
  betting: boolean
  /** Why all this proves what it does. */
  why: MessageKey
  /** The check of a round, which who came from one sees first. */
  checker: ReactNode
  checksFirst: boolean
  onClose: () => void
}

/** The seeds in play, their change, and the check of any past round, which needs no network. */
export function FairnessDialog({ game, pair, reachable, betting, why, checker, checksFirst, onClose }: Props) {
  const intl = useIntl()
  const seeds = (
    <section className={styles.part}>
      <h3>{intl.formatMessage({ id: 'fairness.pair' })}</h3>
      {pair ? (
        <>
          <SeedLine label={intl.formatMessage({ id: 'fairness.serverSeedHash' })} value={pair.serverSeedHash} />
          <SeedLine label={intl.formatMessage({ id: 'fairness.clientSeed' })} value={pair.clientSeed} />
          <SeedLine label={intl.formatMessage({ id: 'fairness.nonce' })} value={String(pair.nonce)} />
        </>
      ) : (
        <p>{intl.formatMessage({ id: 'fairness.noPair' })}</p>
      )}
    </section>
  )
  return (
    <Dialog title={intl.formatMessage({ id: 'fairness.title' })} onClose={onClose}>
      <div className={styles.fairness}>
        {checksFirst ? checker : <p>{intl.formatMessage({ id: why })}</p>}
        {seeds}
        {pair && <ChangeSeeds game={game} pair={pair} reachable={reachable} betting={betting} />}
        {checksFirst ? <p>{intl.formatMessage({ id: why })}</p> : checker}
      </div>
    </Dialog>
  )
}
