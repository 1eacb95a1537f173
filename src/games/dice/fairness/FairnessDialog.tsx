import { useIntl } from 'react-intl'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { DiceTable } from '../use-dice-table.ts'
import { ChangeSeeds } from './ChangeSeeds.tsx'
import styles from './fairness.module.css'
import { RoundChecker } from './RoundChecker.tsx'
import { SeedLine } from './SeedLine.tsx'

type Props = { table: DiceTable; betting: boolean; roundId: string | null; onClose: () => void }

/** The seeds in play, their change, and the check of any past round, which needs no network. */
export default function FairnessDialog({ table, betting, roundId, onClose }: Props) {
  const intl = useIntl()
  const { pair } = table
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
        {/* Who came from a round sees its check first. */}
        {roundId !== null && <RoundChecker rounds={table.rounds ?? []} roundId={roundId} />}
        {roundId === null && <p>{intl.formatMessage({ id: 'fairness.why' })}</p>}
        {seeds}
        {pair && <ChangeSeeds pair={pair} reachable={table.reachable} betting={betting} />}
        {roundId === null && <RoundChecker rounds={table.rounds ?? []} roundId={null} />}
        {roundId !== null && <p>{intl.formatMessage({ id: 'fairness.why' })}</p>}
      </div>
    </Dialog>
  )
}
