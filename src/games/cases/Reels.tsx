import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { RarityMark } from './RarityMark.tsx'
import styles from './reels.module.css'
import { STOP } from './strip.ts'
import { COLUMN_MS, type ReelsState, REEL_ROLL_MS } from './use-reels.ts'

/** One reel for each opened case; each rolls to the item that the operator drew. */
export function Reels({ reels, waiting, onSkip }: { reels: ReelsState; waiting: boolean; onSkip: () => void }) {
  const { formatMessage } = useIntl()
  const { strips, rolling, roundId } = reels
  return (
    <div className={styles.stage} data-testid="stage" data-waiting={waiting || undefined}>
      <div className={styles.window} aria-hidden="true" style={{ '--stop': STOP } as CSSProperties}>
        {strips.map((strip, column) => (
          <div key={column} className={styles.reel}>
            <div
              key={roundId}
              className={styles.strip}
              data-rolling={rolling || undefined}
              style={{ '--roll': `calc(${REEL_ROLL_MS + COLUMN_MS * column}ms * var(--pace, 1))` } as CSSProperties}
            >
              {strip.map(({ item, rarity }, at) => (
                <div
                  key={at}
                  className={styles.tile}
                  data-rarity={rarity}
                  data-won={at === STOP && roundId !== null && !rolling ? item.id : undefined}
                >
                  <ItemPicture picture={item.picture} size={44} />
                  <RarityMark rarity={rarity} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {rolling && (
        <Button className={styles.skip} onClick={onSkip}>
          {formatMessage({ id: 'cases.skip' })}
        </Button>
      )}
    </div>
  )
}
