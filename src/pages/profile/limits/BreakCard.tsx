import { FormattedMessage } from 'react-intl'
import { commands } from '../../../data/commands.ts'
import { useDoing } from '../../../forms/use-doing.ts'
import { useServerNow } from '../../../format/use-server-now.ts'
import { BlockText } from '../../../protection/BlockText.tsx'
import { UnconfirmedBreak } from '../../../protection/UnconfirmedBreak.tsx'
import type { Protection } from '../../../protection/use-protection.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import styles from './limits.module.css'

const HOUR_MS = 3_600_000

/** How long a break may last. */
const BREAK_LENGTHS = [
  { id: 'day', hours: 24 },
  { id: 'week', hours: 7 * 24 },
  { id: 'month', hours: 30 * 24 },
  { id: 'sixWeeks', hours: 42 * 24 },
] as const

const LOOK_EVERY_MS = 20_000

type Props = { protection: Pick<Protection, 'block' | 'isBreakUnsent'> }

/** Begins a break by one press, also without a connection. During a break it says so, and only longer ones are left. */
export function BreakCard({ protection: { block, isBreakUnsent } }: Props) {
  const now = useServerNow(LOOK_EVERY_MS)
  const { doing, failure, run } = useDoing()
  const until = block?.reason === 'timeOut' ? block.until : 0
  const lengths = BREAK_LENGTHS.filter(({ hours }) => now + hours * HOUR_MS > until + HOUR_MS)
  if (block?.reason === 'excluded' || lengths.length === 0) return null
  return (
    <ProtectionCard part="break" title={until > 0 ? 'break.longer' : 'break.title'}>
      <output className={styles.state}>{block?.reason === 'timeOut' && <BlockText block={block} />}</output>
      <output className={styles.state}>{block?.reason === 'timeOut' && isBreakUnsent && <UnconfirmedBreak />}</output>
      <ul className={styles.text}>
        <li>
          <FormattedMessage id="break.play" />
        </li>
        <li>
          <FormattedMessage id="break.open" />
        </li>
        <li>
          <FormattedMessage id="break.money" />
        </li>
        <li>
          <FormattedMessage id="break.end" />
        </li>
      </ul>
      <div className={styles.lengths}>
        {lengths.map(({ id, hours }) => (
          <Button key={id} busy={doing} onClick={() => void run(() => commands.protection.takeBreak({ hours }))}>
            <FormattedMessage id={`break.length.${id}`} />
          </Button>
        ))}
      </div>
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
    </ProtectionCard>
  )
}
