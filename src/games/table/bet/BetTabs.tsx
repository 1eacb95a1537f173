import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { ElementChildren } from '../../../ui/children.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { AutoFields } from '../auto/AutoFields.tsx'
import { BET_MODES } from '../auto/bet-mode.ts'
import type { AutoTab } from '../auto/use-auto-tab.ts'
import styles from '../table.module.css'

type Props = {
  tab: AutoTab
  /** The id of a form of its own for the settings of auto-play, where the panel is in none. */
  formId?: string
  /** The fields of the bet, which both tabs show. */
  children: ElementChildren
}

/** "Manual" and "Auto" over the fields of a bet. Without auto-play there are only the fields. */
export function BetTabs({ tab, formId, children }: Props) {
  const intl = useIntl()
  if (!tab.isOffered) return children
  const { mode, auto } = tab

  function submit(event: FormEvent): void {
    event.preventDefault()
    tab.start()
  }

  return (
    <Tabs
      label={intl.formatMessage({ id: 'bet.mode' })}
      tabs={BET_MODES.map((id) => ({ id, text: intl.formatMessage({ id: `bet.mode.${id}` }) }))}
      chosen={mode}
      // What plays by itself is seen and stopped where it was started.
      onChoose={(mode) => auto.run === null && tab.choose(mode)}
      className={styles.modes}
      panelClassName={styles.hands}
    >
      {children}
      {mode === 'auto' &&
        (formId === undefined ? (
          <AutoFields tab={tab} />
        ) : (
          <form id={formId} noValidate onSubmit={submit}>
            <AutoFields tab={tab} />
          </form>
        ))}
    </Tabs>
  )
}
