import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ElementChildren } from '../../ui/children.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Shortcuts, type TableShortcuts } from './Shortcuts.tsx'
import styles from './table.module.css'

const TABS = ['history', 'rules', 'shortcuts'] as const
type Tab = (typeof TABS)[number]

type Props = {
  /** The lists of rounds. */
  history: ElementChildren
  /** Paragraphs and tables. */
  rules: ElementChildren
  shortcuts: TableShortcuts
}

/** Below a table: past rounds, rules and shortcuts, as tabs. */
export function BelowTable({ history, rules, shortcuts }: Props) {
  const intl = useIntl()
  const [tab, setTab] = useState<Tab>('history')
  const [tabs] = useState(() => TABS.filter((each) => each !== 'shortcuts' || hasKeyboard()))
  return (
    <div className={styles.below}>
      <Tabs
        label={intl.formatMessage({ id: 'bet.more' })}
        tabs={tabs.map((id) => ({ id, text: intl.formatMessage({ id: `bet.${id}` }) }))}
        chosen={tab}
        onChoose={setTab}
      >
        {tab === 'history' && history}
        {tab === 'rules' && rules}
        {tab === 'shortcuts' && <Shortcuts of={shortcuts} />}
      </Tabs>
    </div>
  )
}

/** A device whose only pointer is a finger has no keys to press during a round. */
function hasKeyboard(): boolean {
  return !matchMedia('(any-pointer: coarse) and (any-hover: none)').matches
}
