import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { Explained } from '../../../ui/Explained.tsx'
import type { ElementChildren } from '../../../ui/children.ts'
import styles from './pay-panel.module.css'

type Props = {
  title: MessageKey
  /** The return of what is set, as it is told; null while nothing is. */
  returned: string | null
  /** The game's own class, for what it lays in the panel. */
  className: string | undefined
  children: ElementChildren
}

/** What a bet can pay, seen before it is made, under its heading and with the true return. */
export function PayPanel({ title, returned, className, children }: Props) {
  const intl = useIntl()
  const id = useId()
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{intl.formatMessage({ id: title })}</h2>
        {returned !== null && (
          <Explained tip={intl.formatMessage({ id: 'original.rtp.what' })}>
            {intl.formatMessage({ id: 'keno.rtp' }, { rtp: returned })}
          </Explained>
        )}
      </header>
      {children}
    </section>
  )
}
