import { type FormEvent, type ReactElement, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useDevice } from '../../../browser/use-device.ts'
import type { ElementChildren } from '../../../ui/children.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { AutoFields } from '../auto/AutoFields.tsx'
import { type AutoTab, BET_MODES } from '../auto/use-auto-tab.ts'
import styles from '../table.module.css'

type Props = {
  tab: AutoTab
  /** The id of a form of its own for the settings of auto-play, where the panel is in none. */
  formId?: string
  /** The fields of the bet, which both tabs show. */
  children: ElementChildren
}

/**
 * "Manual" and "Auto" over the fields of a bet; on a phone `AutoSwitch` in the bet bar stands for the tabs. Without
 * auto-play there are only the fields.
 */
export function BetTabs({ tab, formId, children }: Props) {
  const intl = useIntl()
  const isDesktop = useDevice() === 'desktop'
  if (!tab.isOffered) return children
  const { mode, auto } = tab
  const fields = mode === 'auto' && <AutoSettings tab={tab} formId={formId} isShown={!isDesktop} />
  if (!isDesktop) {
    return (
      <>
        {children}
        {fields}
      </>
    )
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
      {fields}
    </Tabs>
  )
}

type SettingsProps = {
  tab: AutoTab
  formId: string | undefined
  /** Scrolls them into view: on a phone they open below the fold. */
  isShown: boolean
}

function AutoSettings({ tab, formId, isShown }: SettingsProps): ReactElement {
  const { fields } = tab
  useEffect(() => {
    if (isShown) fields.current?.scrollIntoView({ block: 'nearest' })
  }, [fields, isShown])
  if (formId === undefined) return <AutoFields tab={tab} />

  function submit(event: FormEvent): void {
    event.preventDefault()
    tab.start()
  }
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <AutoFields tab={tab} />
    </form>
  )
}
