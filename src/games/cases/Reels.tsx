import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import type { CaseFacts } from './case-facts.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { getCaseMaterial } from './materials.ts'
import { RarityMark } from './RarityMark.tsx'
import colours from './material.module.css'
import styles from './reels.module.css'
import { STOP } from './strip.ts'
import { COLUMN_MS, type ReelsState, REEL_ROLL_MS } from './use-reels.ts'

type Props = { facts: CaseFacts; reels: ReelsState; waiting: boolean; onSkip: () => void }

/** One reel for each opened case; each rolls to the item that the operator drew. */
export function Reels({ facts, reels, waiting, onSkip }: Props) {
  const { formatMessage } = useIntl()
  const { strips, rolling, roundId } = reels
  return (
    <div
      className={`${styles.stage} ${colours.material}`}
      data-testid="stage"
      data-material={getCaseMaterial(facts.card.slug)}
      data-waiting={waiting || undefined}
      data-rolling={rolling || undefined}
    >
      <span className={styles.crest} aria-hidden="true">
        <ItemPicture picture={facts.card.picture} size={40} />
      </span>
      <i className={styles.lamps} />
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
