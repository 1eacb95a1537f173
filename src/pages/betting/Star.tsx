import { useIntl } from 'react-intl'
import { commands } from '../../data/commands.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { Strokes } from '../../ui/Icon.tsx'
import styles from './betting.module.css'

const STAR_PATH = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

/** Button that adds an event to the favourites, or removes it if the player has seen it there. */
export function Star({ event, name, isOn }: { event: string; name: string; isOn: boolean }) {
  const { formatMessage } = useIntl()
  const seenOn = useSeen(isOn)
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={formatMessage({ id: 'betting.favourite' }, { name })}
      aria-pressed={isOn}
      onClick={() => void commands.betting.setFavourite({ event, isFavourite: !seenOn() })}
    >
      <Strokes d={STAR_PATH} size={18} />
    </button>
  )
}
