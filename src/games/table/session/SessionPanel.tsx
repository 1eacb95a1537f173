import { useId } from 'react'
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

/** The session in the free half of the controls on a desktop; elsewhere `SessionPill` opens it. */
export function SessionPanel({ table: { playerId, currency }, ...props }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const isDesktop = useDevice() === 'desktop'
  if (!isDesktop || playerId === null) return null
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{formatMessage({ id: 'session.title' })}</h2>
      <Boundary fallback={CrashedSection}>
        <SessionFigures {...props} playerId={playerId} currency={currency} />
      </Boundary>
    </section>
  )
}
