import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { HOUSE_GAMES, type HouseGame } from '#domain/games/house-games.ts'
import { type Rtp, computeRtp } from '#domain/games/rtp.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { ROUTES } from '../../base/routes.ts'
import { DUELS_PATH } from '../../games/duels/path.ts'
import styles from './legal.module.css'

type Game = keyof ReturnType<typeof computeRtp>
type Row = { game: Game; name: MessageKey; table: string; fairness: string }

const RTP = computeRtp()

const DUEL: Row = { game: 'duel', name: 'nav.duel', table: DUELS_PATH, fairness: `${ROUTES.fairness}/duel` }

/** The duel, coinflip between players, follows coinflip. */
const ROWS = HOUSE_GAMES.flatMap((game) => (game === 'coinflip' ? [row(game), DUEL] : [row(game)]))

function row(game: HouseGame): Row {
  return { game, name: `nav.${game}`, table: ROUTES[game], fairness: `${ROUTES.fairness}/${game}` }
}

/** RTP and house edge of every original game, with links to the fairness checks. */
export default function RtpTable() {
  const intl = useIntl()
  const range = ({ min, max }: Rtp): string => {
    const percent = (value: number) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 2 })
    const [low, high] = [percent(min), percent(max)]
    return low === high ? low : `${low} – ${high}`
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['game', 'rtp', 'edge', 'check'] as const).map((heading) => (
            <th key={heading} scope="col">
              <FormattedMessage id={`legal.rules.${heading}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ game, name, table, fairness }) => {
          const text = intl.formatMessage({ id: name })
          const { min, max } = RTP[game]
          return (
            <tr key={game}>
              <th scope="row">
                <Link href={table}>{text}</Link>
              </th>
              <td translate="no">{range(RTP[game])}</td>
              <td translate="no">{range({ min: 1 - max, max: 1 - min })}</td>
              <td>
                <Link href={fairness} aria-label={intl.formatMessage({ id: 'legal.rules.checkGame' }, { game: text })}>
                  <FormattedMessage id="legal.rules.verify" />
                </Link>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
