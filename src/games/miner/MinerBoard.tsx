import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { MINER_SIDE } from '#domain/games/miner.ts'
import { useJustChanged } from '../../ui/use-just-changed.ts'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { getTileDelay, getTileFaces, getHitMine, moveFrom, getTilePlace, TILES } from './board.ts'
import styles from './board.module.css'
import { MinerTile } from './MinerTile.tsx'
import type { Miner } from './use-miner.ts'

const ROWS = Array.from({ length: MINER_SIDE }, (_, row) => TILES.slice(row * MINER_SIDE, (row + 1) * MINER_SIDE))

/** The tiles: one tab stop, with arrow keys between them. */
export function MinerBoard({ miner }: { miner: Miner }) {
  const intl = useIntl()
  const isStill = useReducedMotion()
  const [stop, setStop] = useState((TILES.length - 1) / 2)
  const { newest, isLocal } = miner.original.round
  const state = newest?.state ?? null
  const faces = getTileFaces(state)
  const isMoving = isLocal && !isStill
  // The focus moves from Start to a tile: a hasty second key press must not open it.
  const isKeyDisabled = useJustChanged(String(miner.isOpen))
  const isLost = state !== null && getHitMine(state) !== null

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const next = moveFrom(stop, event.key, event.ctrlKey)
    if (next === null) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
  }

  return (
    <table
      className={styles.board}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid: arrows move in it
      role="grid"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'miner.board' })}
      data-shakes={(isMoving && isLost) || undefined}
      onKeyDown={move}
    >
      <tbody>
        {ROWS.map((tiles) => (
          <tr key={tiles[0]}>
            {tiles.map((tile) => {
              const face = faces[tile] ?? 'closed'
              return (
                <td key={tile}>
                  <MinerTile
                    tile={tile}
                    face={face}
                    label={intl.formatMessage({ id: `miner.tile.${face}` }, getTilePlace(tile))}
                    isOn={miner.isPlayable && face === 'closed'}
                    isAsked={miner.asked === tile}
                    isStop={stop === tile}
                    isMoving={isMoving}
                    delay={getTileDelay(tile, state)}
                    isKeyDisabled={isKeyDisabled}
                    onOpen={miner.open}
                    onFocus={setStop}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
