import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { LANGUAGES } from '#domain/languages/locales.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { StaleSince } from '../../errors/LoadError.tsx'
import { useLocale } from '../../i18n/locale.tsx'
import { getTimeZone } from '../../browser/time-zone.ts'
import { writePhone } from '../../forms/phone-typing.ts'
import { useFormatZone } from './setting/zones.ts'
import { Verified } from './Verified.tsx'
import type { Children } from '../../ui/children.ts'
import styles from './Profile.module.css'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'

const UNKNOWN = '—'

/** The player's account data, as last fetched. */
export function Account({ player }: { player: PlayerRow | null }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const formatZone = useFormatZone()
  const timeZone = getTimeZone(player?.timezone)
  return (
    <section className={styles.card}>
      <div className={styles.who}>
        {player && (
          <span className="level-ring">
            <Avatar player={player} />
          </span>
        )}
        <h2>
          <FormattedMessage id="profile.account" />
        </h2>
        <StaleSince part="profile" fetchedAt={player?.fetchedAt} />
      </div>
      <dl className={styles.facts}>
        <Fact label="profile.name">
          <span translate="no">{player?.name ?? UNKNOWN}</span>
        </Fact>
        <Fact label="profile.email">
          <span translate="no">{player?.email ?? UNKNOWN}</span>
          {player?.email && <Verified is={player.isEmailVerified} />}
        </Fact>
        {player?.phone && (
          <Fact label="profile.phone">
            <span translate="no">{writePhone(player.phone)}</span>
            <Verified is={player.isPhoneVerified} />
          </Fact>
        )}
        <Fact label="profile.id">
          <span translate="no">{player?.id ?? UNKNOWN}</span>
          {player && (
            <CopyButton
              what={formatMessage({ id: 'profile.id' })}
              value={player.id}
              className={styles.copy}
              size={18}
              messageClass={styles.notCopied}
              isQuiet
            />
          )}
        </Fact>
        <Fact label="language.label">{LANGUAGES[locale].name}</Fact>
        <Fact label="profile.timeZone">{formatZone(timeZone)}</Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: MessageKey; children: Children }) {
  return (
    <>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </>
  )
}

/** The player's picture; initials if there is none or it fails to load; a generic icon if the player hides it. */
function Avatar({ player }: { player: PlayerRow }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { avatar, isAvatarHidden } = player
  const picture = !isAvatarHidden && avatar !== null && avatar !== broken ? avatar : null
  return (
    <span className={styles.avatar} aria-hidden="true" data-testid="avatar" data-hidden={isAvatarHidden || undefined}>
      {picture && <img src={picture} alt="" width={56} height={56} onError={() => setBroken(picture)} />}
      {!picture &&
        (isAvatarHidden ? <Icon name="profile" size={28} /> : <span translate="no">{initials(player)}</span>)}
    </span>
  )
}

/** The first letters of two words of the name or email. Spread by code points, so that surrogate pairs stay whole. */
function initials({ name, email, id }: PlayerRow): string {
  const words = (name?.trim() || email || id).split(/[\s@._-]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
