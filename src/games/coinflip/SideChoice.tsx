import { useId } from 'react'
import { useIntl } from 'react-intl'
import { COIN_SIDES, COINFLIP_CHANCE_PERCENT, coinflipMultiplier } from '#domain/games/coinflip.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import styles from './choice.module.css'
import { SideSign } from './CoinFace.tsx'
import { SIDE_TEXT } from './side-text.ts'
import type { Coinflip } from './use-coinflip.ts'

/** Heads or tails: native radios as two large plates with icon, name and odds. */
export function SideChoice({ coinflip: { side, call, worth } }: { coinflip: Coinflip }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const name = useId()
  const odds = {
    chance: intl.formatNumber(COINFLIP_CHANCE_PERCENT / 100, { style: 'percent' }),
    multiplier: multiplier(coinflipMultiplier(worth.wins + 1)),
  }
  return (
    <fieldset className={styles.choice}>
      <legend className="sr-only">{intl.formatMessage({ id: 'coinflip.side' })}</legend>
      {COIN_SIDES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={side === each}
            aria-describedby={`${name}-${each}`}
            aria-label={intl.formatMessage({ id: SIDE_TEXT[each] })}
            onChange={() => call(each)}
          />
          <span className={styles.plate}>
            <SideSign side={each} />
            <b>{intl.formatMessage({ id: SIDE_TEXT[each] })}</b>
            <small id={`${name}-${each}`}>{intl.formatMessage({ id: 'coinflip.odds' }, odds)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
