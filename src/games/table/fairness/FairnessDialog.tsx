import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame, SeedPairRow } from '#db/view.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { type RoundsFacts, getRoundsStatus } from '../round/rounds-status.ts'
import { ChangeSeeds } from './ChangeSeeds.tsx'
import { fairnessPath } from './fairness-path.ts'
import { SPACE } from '../../../ui/children.ts'
import styles from './fairness.module.css'
import type { RoundNames } from './names.ts'
import { RoundChecker } from './RoundChecker.tsx'
import { SeedLine } from './SeedLine.tsx'

export type FairnessProps = {
  /** The game and table that the dialog was opened at. */
  original: {
    game: OriginalGame
    table: RoundsFacts
  }
  names: RoundNames
  /** The round to check first; null for none in particular. */
  roundId: string | null
  onClose: () => void
}

/** Shows the current seeds, changes them, and checks any past round without the network. */
export default function FairnessDialog({ original, names, roundId, onClose }: FairnessProps) {
  const { formatMessage } = useIntl()
  const { game, table } = original
  const reasonId = useId()
  const checker = (
    <RoundChecker
      game={game}
      names={names}
      roundId={roundId}
      isComing={getRoundsStatus(table) === 'loading'}
      reasonId={table.pair && reasonId}
    />
  )
  const explanation = (
    <p>
      <span>{formatMessage({ id: 'fairness.why' })}</span>
      {SPACE}
      <Link href={fairnessPath(game)}>{formatMessage({ id: 'fairness.page.link' })}</Link>
    </p>
  )
  return (
    <Dialog title={formatMessage({ id: 'fairness.title' })} onClose={onClose}>
      <div className={styles.fairness}>
        {/* Opened from a round, the dialog shows the check first. */}
        {roundId === null ? explanation : checker}
        <SeedsInPlay pair={table.pair} />
        {table.pair && <ChangeSeeds game={game} pair={table.pair} reasonId={reasonId} />}
        {roundId === null ? checker : explanation}
      </div>
    </Dialog>
  )
}

function SeedsInPlay({ pair }: { pair: SeedPairRow | null }) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.part}>
      <h3>{formatMessage({ id: 'fairness.pair' })}</h3>
      {pair ? (
        <>
          <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={pair.serverSeedHash} />
          <SeedLine label={formatMessage({ id: 'fairness.clientSeed' })} value={pair.clientSeed} />
          <SeedLine label={formatMessage({ id: 'fairness.nonce' })} value={String(pair.nonce)} />
        </>
      ) : (
        <p>{formatMessage({ id: 'fairness.noPair' })}</p>
      )}
    </section>
  )
}
