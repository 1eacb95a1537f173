import { FormattedMessage, useIntl } from 'react-intl'
import type { Viewer } from '#db/view.ts'
import { CONSENT_IS_OFFERED } from '../../../consent/is-offered.ts'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import { LoadError, StaleSince } from '../../../errors/LoadError.tsx'
import { withProtectionTexts } from '../../../i18n/protection-texts.ts'
import { withRareTexts } from '../../../i18n/rare-texts.ts'
import { commands } from '../../../data/commands.ts'
import { SectionSkeleton } from '../SectionSkeleton.tsx'
import { CheckField } from '../../../ui/Field.tsx'
import { PushSettings } from './push/PushSettings.tsx'
import { LanguageSetting } from './LanguageSetting.tsx'
import { TimeZoneSetting } from './TimeZoneSetting.tsx'
import { Saved } from './Saved.tsx'
import { useSetting } from './use-setting.ts'
import styles from '../Profile.module.css'
import setting from './setting.module.css'

const LimitsEntry = lazyComponent(withProtectionTexts(() => import('./LimitsEntry.tsx')))
const ConsentChoices = lazyComponent(withRareTexts(() => import('../../../consent/ConsentChoices.tsx')))

/** The player's settings, each saved when it is changed: /profile/setting. */
export default function Setting({ viewer: { player } }: { viewer: Viewer }) {
  return (
    <>
      <LoadError part="profile" shown={player !== null} again={() => commands.profile.refresh()} />
      {player ? (
        <section className={styles.card}>
          <div className={styles.row}>
            <h2>
              <FormattedMessage id="profile.setting" />
            </h2>
            <StaleSince part="profile" fetchedAt={player.fetchedAt} />
          </div>
          <LanguageSetting />
          <TimeZoneSetting player={player} />
          <SwitchSetting name="isAvatarHidden" on={player.isAvatarHidden} />
          <SwitchSetting name="isStatisticsHidden" on={player.isStatisticsHidden} />
        </section>
      ) : (
        <SectionSkeleton />
      )}
      {player && <PushSettings />}
      <LimitsEntry />
      {CONSENT_IS_OFFERED && (
        <div className={styles.card}>
          <ConsentChoices />
        </div>
      )}
    </>
  )
}

const SWITCH_TEXTS = {
  isAvatarHidden: { label: 'setting.hideAvatar', about: 'setting.hideAvatar.about' },
  isStatisticsHidden: { label: 'setting.hideStatistics', about: 'setting.hideStatistics.about' },
} as const

type SwitchProps = { name: keyof typeof SWITCH_TEXTS; on: boolean }

/** A switch for what other players can see of the player. */
function SwitchSetting({ name, on }: SwitchProps) {
  const { formatMessage } = useIntl()
  const { value, state, choose } = useSetting(name, on)
  const { label, about } = SWITCH_TEXTS[name]
  return (
    <div className={setting.setting}>
      <CheckField
        label={formatMessage({ id: label })}
        name={name}
        checked={value}
        problem={undefined}
        onCheck={(checked) => void choose(checked)}
      />
      <p className={setting.about}>{formatMessage({ id: about })}</p>
      <Saved state={state} />
    </div>
  )
}
