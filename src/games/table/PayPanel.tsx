import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { Explained } from '../../ui/Explained.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './pay-panel.module.css'

type Props = {
  title: MessageKey
  /** The formatted return of the current bet; null without a bet. */
  returned: string | null
  /** The game's own class for the content of the panel. */
  className: string | undefined
  children: ElementChildren
}

/** The possible payouts of a bet before it is placed, with a heading and the true return to player. */
export function PayPanel({ title, returned, className, children }: Props) {
  const intl = useIntl()
  const id = useId()
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{intl.formatMessage({ id: title })}</h2>
        {returned !== null && (
          <Explained tip={intl.formatMessage({ id: 'original.rtp.what' })}>
            {intl.formatMessage({ id: 'original.rtp' }, { rtp: returned })}
          </Explained>
        )}
      </header>
      {children}
    </section>
  )
}
