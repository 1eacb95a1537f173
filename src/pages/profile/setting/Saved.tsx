import { FormattedMessage } from 'react-intl'
import { useReachable } from '../../../data/queries.ts'
import { Strokes } from '../../../ui/Icon.tsx'
import { CHECK_PATH } from '../../../ui/lazy-icons.ts'
import type { SettingState } from './use-setting.ts'
import styles from './setting.module.css'

/** A small note with the state of a setting; its space is always reserved. */
export function Saved({ state }: { state: SettingState }) {
  const reachable = useReachable()
  return (
    <output className={styles.saved} data-state={state ?? undefined}>
      {state === 'saved' && (
        <>
          <Strokes d={CHECK_PATH} size={16} />
          <FormattedMessage id="setting.saved" />
        </>
      )}
      {state === 'queued' && <FormattedMessage id={reachable ? 'setting.retrying' : 'setting.queued'} />}
    </output>
  )
}
