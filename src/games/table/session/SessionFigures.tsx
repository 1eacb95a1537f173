import { useIntl } from 'react-intl'
import { formatCountdown } from '../../../format/countdown.ts'
import { useMoney } from '../../../format/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Children } from '../../../ui/children.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { signedMoney } from '../change.ts'
import { usePlaySeconds, useResetPlayTime } from './play-time.ts'
import { useResetSession, useTally } from './session-state.ts'
import { type SessionProps, useNetText } from './use-net-text.ts'
import { Amount } from '../../../ui/Amount.tsx'
import styles from './session.module.css'
import { HEIGHT, toNetPath, WIDTH } from './net-path.ts'
import type { NetPoint } from './tally.ts'

/** What the player has played in this tab: figures of the results seen, the line of the net result, time, reset. */
export default function SessionFigures(props: SessionProps) {
  const { playerId, currency } = props
  const intl = useIntl()
  const money = useMoney()
  const tally = useTally(playerId, currency)
  const net = useNetText(tally.net, props)
  const resetTally = useResetSession()
  const resetTime = useResetPlayTime()

  function reset(): void {
    resetTally()
    resetTime()
  }

  const pair = (first: number, second: number) => `${intl.formatNumber(first)} / ${intl.formatNumber(second)}`
  return (
    <div className={styles.figures} data-testid="session">
      <div className={styles.net}>
        <p>
          <small>{intl.formatMessage({ id: 'session.net' })}</small>
          <strong data-sign={Math.sign(tally.net)} data-testid="session-net">
            <Amount>{net}</Amount>
          </strong>
        </p>
        {tally.rounds > 0 && <NetLine line={tally.line} currency={currency} />}
      </div>
      {tally.rounds === 0 && <p className={styles.note}>{intl.formatMessage({ id: 'original.history.none' })}</p>}
      <dl>
        <Figure name="session.wagered" value={<Amount>{money(tally.wagered, currency)}</Amount>} />
        <Figure name="session.rounds" value={intl.formatNumber(tally.rounds)} />
        <Figure name="session.wonLost" value={pair(tally.won, tally.lost)} />
        <Figure name="session.runs" value={pair(tally.longestWon, tally.longestLost)} />
        <Figure name="session.time" value={<PlayTime playerId={playerId} />} />
      </dl>
      <div className={styles.end}>
        <p className={styles.note}>{intl.formatMessage({ id: 'session.what' }, { currency })}</p>
        <Button variant="quiet" onClick={reset}>
          {intl.formatMessage({ id: 'session.reset' })}
        </Button>
      </div>
    </div>
  )
}

type Name = `session.${'wagered' | 'rounds' | 'wonLost' | 'runs' | 'time'}`

function Figure({ name, value }: { name: Name; value: Children }) {
  return (
    <div>
      <dt>{useIntl().formatMessage({ id: name })}</dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}

function PlayTime({ playerId }: { playerId: string }) {
  return <span>{formatCountdown(usePlaySeconds(playerId))}</span>
}

/** The net result after each round as a line around zero; its highest, lowest and last value in words. */
function NetLine({ line, currency }: { line: readonly NetPoint[]; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const { path, zero, end } = toNetPath(line)
  const write = (amount: number) => signedMoney(minor(amount), currency, money)
  const nets = line.map(({ net }) => net)
  const label = intl.formatMessage(
    { id: 'session.line' },
    { low: write(Math.min(...nets)), high: write(Math.max(...nets)) },
  )
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-sign={Math.sign(nets.at(-1) ?? 0)}
    >
      <path className={styles.zero} d={`M0 ${zero}H${WIDTH}`} />
      <path d={path} />
      <path className={styles.end} d={`M${WIDTH} ${end}h0`} />
    </svg>
  )
}
