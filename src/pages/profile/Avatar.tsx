import { useState } from 'react'
import type { PlayerRow } from '../../../worker/db/view.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Profile.module.css'

/** The player's picture; initials if there is none or it fails to load; a generic icon if the player hides it. */
export function Avatar({ player }: { player: PlayerRow }) {
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
