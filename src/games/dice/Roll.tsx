import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { BetBar, WHY } from '../original/BetBar.tsx'
import { refusalText } from '../original/refusal.ts'
import styles from '../original/table.module.css'
import type { Dice } from './use-dice.ts'
import { WinPreview } from './WinPreview.tsx'

/** The Roll button with what a win would bring, and why it is off. */
export function Roll({ dice }: { dice: Dice }) {
  const intl = useIntl()
  const { off, rolling, table } = dice
  return (
    <BetBar
      off={off}
      problem={table.problem}
      settling={dice.settling}
      settle={dice.settle}
      refresh={table.refresh}
      note={useNote(dice)}
    >
      <WinPreview dice={dice} />
      <Button
        variant="primary"
        type="submit"
        className={styles.press}
        aria-disabled={off !== null}
        aria-busy={rolling}
        aria-describedby={WHY}
      >
        {intl.formatMessage({ id: 'dice.roll' })}
      </Button>
    </BetBar>
  )
}

/** The one thing that matters most of what there is to say of a roll. */
function useNote({ failure, table, win }: Dice) {
  const intl = useIntl()
  const refusal = failure && refusalText(failure, 'dice.seedChanged')
  if (refusal) return { text: intl.formatMessage({ id: refusal }), tone: 'danger' as const }
  if (table.loggedIn === false) return { text: intl.formatMessage({ id: 'dice.refusal.guest' }) }
  return win?.profit === 0 ? { text: intl.formatMessage({ id: 'dice.noProfit' }) } : null
}
