import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Strokes } from '../../ui/Icon.tsx'
import { DOWN_PATH } from '../../ui/lazy-icons.ts'
import { useTurning } from './use-turning.ts'
import styles from './RowArrows.module.css'
import iconButton from '../../ui/icon-button.module.css'

type Props = {
  row: RefObject<HTMLElement | null>
  rowId: string
  /** Title of the row, for the labels of the buttons. */
  name: string
}

const WAYS = [-1, 1] as const

/** Arrow buttons that scroll the row by almost one screen; disabled at the ends of the row. */
export default function RowArrows({ row, rowId, name }: Props) {
  const { formatMessage } = useIntl()
  const { atStart, atEnd, turn } = useTurning(row)
  if (atStart && atEnd) return null
  return WAYS.map((way) => (
    <button
      key={way}
      type="button"
      className={`${iconButton.iconButton} ${styles.arrow} ${way < 0 ? styles.back : ''}`}
      aria-controls={rowId}
      aria-disabled={(way < 0 ? atStart : atEnd) || undefined}
      aria-label={formatMessage({ id: way < 0 ? 'home.back' : 'home.forth' }, { title: name })}
      onClick={() => turn(way)}
    >
      <Strokes d={DOWN_PATH} />
    </button>
  ))
}
