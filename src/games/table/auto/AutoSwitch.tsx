import { useIntl } from 'react-intl'
import { useDevice } from '../../../browser/use-device.ts'
import { Strokes } from '../../../ui/Icon.tsx'
import styles from './auto.module.css'
import type { AutoTab } from './use-auto-tab.ts'

/** Two arrows in a circle. */
const AUTO_PATH = 'M19.5 9A8 8 0 0 0 5 8.5M4.5 15A8 8 0 0 0 19 15.5M5 4.5v4h4M19 19.5v-4h-4'

/**
 * Changes between a bet by hand and auto-play. On a phone it stands beside the button of the bet, as tabs would have no
 * room in the first view; on a desktop the panel has tabs instead.
 */
export function AutoSwitch({ tab }: { tab: AutoTab }) {
  const { formatMessage } = useIntl()
  const isDesktop = useDevice() === 'desktop'
  if (isDesktop || !tab.isOffered) return null
  const isAuto = tab.mode === 'auto'
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isAuto}
      onClick={() => tab.choose(isAuto ? 'manual' : 'auto')}
    >
      <Strokes d={AUTO_PATH} />
      <span>{formatMessage({ id: 'bet.mode.auto' })}</span>
    </button>
  )
}
