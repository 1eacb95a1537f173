import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '../../../worker/db/view.ts'
import { LOCALE_NAMES } from '../../../worker/rules/locales.ts'
import type { MessageKey } from '../../app/dictionary.ts'
import { useLocale } from '../../app/locale.tsx'
import { deviceTimeZone } from '../../host/page-facts.ts'
import styles from './Profile.module.css'

const UNKNOWN = '—'

/** Who the player is to the operator, as last known. */
export function Account({ player }: { player: PlayerRow | null }) {
  const { locale } = useLocale()
  const timeZone = player?.timezone ?? deviceTimeZone()
  return (
    <section className={styles['card']}>
      <h2>
        <FormattedMessage id="profile.account" />
      </h2>
      <dl className={styles['facts']}>
        <Fact label="profile.name">{player?.name ?? UNKNOWN}</Fact>
        <Fact label="profile.email">
          {player?.email ?? UNKNOWN}
          {player?.email && <Verified is={player.isEmailVerified} />}
        </Fact>
        {player?.phone && (
          <Fact label="profile.phone">
            {player.phone}
            <Verified is={player.isPhoneVerified} />
          </Fact>
        )}
        <Fact label="profile.id">{player?.id ?? UNKNOWN}</Fact>
        <Fact label="language.label">{LOCALE_NAMES[locale]}</Fact>
        <Fact label="profile.timeZone">{timeZone}</Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: MessageKey; children: ReactNode }) {
  return (
    <>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </>
  )
}

function Verified({ is }: { is: boolean }) {
  return (
    <span className={styles['badge']} data-good={is || undefined}>
      <FormattedMessage id={is ? 'profile.verified' : 'profile.notVerified'} />
    </span>
  )
}
