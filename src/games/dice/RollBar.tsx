import { useIntl } from 'react-intl'
import type { MessageKey } from '../../app/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import type { ErrorCode } from '../../../worker/result.ts'
import { amountRefusal } from '../original/amount-refusal.ts'
import styles from './table.module.css'
import type { Dice } from './use-dice.ts'
import { WinPreview } from './WinPreview.tsx'

const WHY = 'dice-why'

/** The Roll button, within a thumb's reach, and right above it whatever keeps it from rolling. */
export function RollBar({ dice }: { dice: Dice }) {
  const intl = useIntl()
  const { off, rolling } = dice
  return (
    <div className={styles.bar}>
      <div className={styles.why}>
        <output id={WHY}>
          <Why dice={dice} />
        </output>
        {off === 'checking' && (
          <Button onClick={dice.settle} aria-busy={dice.settling}>
            {intl.formatMessage({ id: 'dice.askNow' })}
          </Button>
        )}
        {(off === 'noState' || off === 'noProfile') && (
          <Button onClick={dice.table.refresh}>{intl.formatMessage({ id: 'dice.tryAgain' })}</Button>
        )}
      </div>
      <WinPreview dice={dice} />
      <Button
        variant="primary"
        type="submit"
        className={styles.roll}
        aria-disabled={off !== null}
        aria-busy={rolling}
        aria-describedby={WHY}
      >
        {intl.formatMessage({ id: 'dice.roll' })}
      </Button>
    </div>
  )
}

/** The one thing that matters most of what stands between the player and a bet, in words. */
function Why({ dice: { off, failure, table, win } }: { dice: Dice }) {
  const intl = useIntl()
  const say = (id: MessageKey) => intl.formatMessage({ id })
  if (off === 'checking') return <span>{`${say('dice.off.checking')} ${say('dice.off.checkingWhy')}`}</span>
  if ((off === 'noState' || off === 'noProfile') && table.problem !== null) {
    return <span>{`${say(`dice.off.${off}`)} ${say(`error.${table.problem}`)}`}</span>
  }
  if (off !== null) return <span>{say(`dice.off.${off}`)}</span>
  if (failure && !amountRefusal(failure)) {
    return <span data-tone="danger">{say(failureText(failure.code, failure.reason))}</span>
  }
  if (table.loggedIn === false) return <span>{say('dice.refusal.guest')}</span>
  return win?.profit === 0 ? <span>{say('dice.noProfit')}</span> : null
}

function failureText(code: ErrorCode, reason: string | undefined): MessageKey {
  return reason === 'seed.changed' ? 'dice.seedChanged' : `error.${code}`
}
