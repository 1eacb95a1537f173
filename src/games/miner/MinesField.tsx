import { useId } from 'react'
import { useIntl } from 'react-intl'
import { MINER_MINES, minerGems } from '#domain/games/miner.ts'
import controls from '../table/controls.module.css'
import styles from './fields.module.css'
import type { Miner } from './use-miner.ts'

/** The number of mines of the next board; in an open round that of the current board. */
export function MinesField({ miner: { mines, setMines, isOpen, original } }: { miner: Miner }) {
  const intl = useIntl()
  const id = useId()
  const inPlay = isOpen || original.round.open !== null
  const isLocked = inPlay || original.play.isInFlight
  const value = intl.formatMessage({ id: 'miner.mines.value' }, { mines, gems: minerGems(mines) })

  function step(by: number) {
    const wanted = mines + by
    const isDisabled = isLocked || wanted < MINER_MINES.min || wanted > MINER_MINES.max
    return { 'aria-disabled': isDisabled, onClick: () => !isDisabled && setMines(wanted) }
  }

  return (
    <div className={controls.field}>
      <div className={controls.label}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'miner.mines' })}</label>
        <span className={styles.value}>{value}</span>
      </div>
      <div className={styles.box} data-locked={isLocked || undefined}>
        <button type="button" aria-label={intl.formatMessage({ id: 'miner.mines.fewer' })} {...step(-1)}>
          −
        </button>
        <input
          id={id}
          type="range"
          min={MINER_MINES.min}
          max={MINER_MINES.max}
          step={1}
          value={mines}
          disabled={isLocked}
          aria-valuetext={value}
          aria-describedby={`${id}-locked`}
          onChange={(event) => setMines(event.target.valueAsNumber)}
        />
        <button type="button" aria-label={intl.formatMessage({ id: 'miner.mines.more' })} {...step(1)}>
          +
        </button>
      </div>
      <p id={`${id}-locked`} className={styles.locked}>
        {inPlay && intl.formatMessage({ id: 'miner.mines.locked' })}
      </p>
    </div>
  )
}
