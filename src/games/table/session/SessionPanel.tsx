import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useDevice } from '../../../browser/use-device.ts'
import { Boundary } from '../../../errors/Boundary.tsx'
import { CrashedSection } from '../../../errors/Crashed.tsx'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import type { SessionProps } from './use-net-text.ts'
import styles from './session.module.css'

const SessionFigures = lazyComponent(() => import('./SessionFigures.tsx'))

type Props = Pick<SessionProps, 'game' | 'isUnsure'> & { table: { playerId: string | null; currency: Currency } }

/** The session at the end of the controls on a desktop, folded, as `SessionPill` says the net result; elsewhere that opens it. */
export function SessionPanel({ table: { playerId, currency }, ...props }: Props) {
  const { formatMessage } = useIntl()
  const isDesktop = useDevice() === 'desktop'
  if (!isDesktop || playerId === null) return null
  return (
    <details className={styles.panel}>
      <summary>{formatMessage({ id: 'session.title' })}</summary>
      <Boundary fallback={CrashedSection}>
        <SessionFigures {...props} playerId={playerId} currency={currency} />
      </Boundary>
    </details>
  )
}
