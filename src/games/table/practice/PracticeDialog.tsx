import { useIntl } from 'react-intl'
import { PRACTICE_CHIPS } from '#domain/games/practice.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { commands } from '../../../data/commands.ts'
import { useMoney } from '../../../format/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useSending } from '../bet/use-sending.ts'
import { useChooseMode } from './PracticeSwitch.tsx'
import styles from './practice.module.css'

const FACTS = ['chips', 'odds', 'seed'] as const

/** What practice is, the chips of the start again, and the way to money. */
export default function PracticeDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const choose = useChooseMode()
  const { busy, failure, send } = useSending('practice.restart')
  const chips = money(PRACTICE_CHIPS, DEFAULT_CURRENCY)

  async function restart(): Promise<void> {
    const answer = await send(() => commands.games.practice.restart())
    if (answer?.ok) onClose()
  }

  return (
    <Dialog title={formatMessage({ id: 'practice.title' })} onClose={onClose}>
      <div className={styles.about}>
        {FACTS.map((fact) => (
          <p key={fact}>{formatMessage({ id: `practice.about.${fact}` })}</p>
        ))}
        <div className={styles.ways}>
          <Button variant="primary" onClick={restart} aria-busy={busy}>
            {formatMessage({ id: 'practice.restart' }, { chips })}
          </Button>
          <Button
            onClick={() => {
              onClose()
              choose('money')
            }}
          >
            {formatMessage({ id: 'practice.toMoney' })}
          </Button>
        </div>
        <output>{failure && formatMessage({ id: `error.${failure.code}` })}</output>
      </div>
    </Dialog>
  )
}
