import { FormattedMessage } from 'react-intl'
import { Icon } from '../../../ui/Icon.tsx'
import type { SettingState } from './use-setting.ts'
import styles from './setting.module.css'

/** Says quietly how far a choice is; the place for it is always there. */
export function Saved({ state }: { state: SettingState }) {
  return (
    <output className={styles['saved']} data-state={state ?? undefined}>
      {state === 'saved' && (
        <>
          <Icon name="check" size={16} />
          <FormattedMessage id="setting.saved" />
        </>
      )}
      {state === 'queued' && <FormattedMessage id="setting.queued" />}
    </output>
  )
}
