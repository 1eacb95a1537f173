import { useIntl } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { POCKETS } from '#domain/games/roulette.ts'
import styles from './tray.module.css'

const PAID = POCKETS - 1

/** The kinds of places, by the number of pockets that they cover. */
const KINDS: readonly { id: MessageKey; covers: number }[] = [
  { id: 'roulette.rules.straight', covers: 1 },
  { id: 'roulette.rules.split', covers: 2 },
  { id: 'roulette.rules.street', covers: 3 },
  { id: 'roulette.rules.corner', covers: 4 },
  { id: 'roulette.rules.sixLine', covers: 6 },
  { id: 'roulette.rules.dozen', covers: 12 },
  { id: 'roulette.rules.even', covers: 18 },
]

/** How a pocket is drawn and what each place pays, with the true return. */
export function RouletteRules() {
  const intl = useIntl()
  const percent = (value: number) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p>{intl.formatMessage({ id: 'roulette.rules.draw' })}</p>
      <table className={styles.pays}>
        <thead>
          <tr>
            <th>{intl.formatMessage({ id: 'roulette.rules.place' })}</th>
            <th>{intl.formatMessage({ id: 'roulette.rules.pays' })}</th>
            <th>{intl.formatMessage({ id: 'roulette.rules.chance' })}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(({ id, covers }) => (
            <tr key={id}>
              <td>{intl.formatMessage({ id })}</td>
              <td>{`${PAID / covers}×`}</td>
              <td>{percent(covers / POCKETS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{intl.formatMessage({ id: 'roulette.rules.return' }, { rtp: percent(PAID / POCKETS) })}</p>
      <p>{intl.formatMessage({ id: 'roulette.rules.limits' })}</p>
      <p>{intl.formatMessage({ id: 'roulette.rules.keys' })}</p>
    </>
  )
}
