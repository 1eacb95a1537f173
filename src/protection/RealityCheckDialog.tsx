import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { RealityCheckAnswer } from '#domain/protection/reality-check.ts'
import { ROUTES } from '../base/routes.ts'
import { commands } from '../data/commands.ts'
import { useServerClock } from '../data/queries.ts'
import { useMoney } from '../format/use-money.ts'
import { signedMoney } from '../games/table/change.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useOperatorSums } from './use-operator-sums.ts'
import { useIsProtectionOffered } from './use-is-protection-offered.ts'
import { useDevicePlay } from './unchecked-play.ts'
import styles from './realityCheck.module.css'

type Props = {
  playerId: string
  currency: Currency
  isUnsure: boolean
  /** Only the operator knows what was played here. */
  isOperatorGame: boolean
  /** Called if the dialog cannot be loaded. */
  onClose: () => void
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** How long and with what result the player has played, and ways to go on, to stop and to look: none is suggested. */
export default function RealityCheckDialog({ playerId, currency, isUnsure, isOperatorGame }: Props) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const clock = useServerClock()
  const { ms, sums } = useDevicePlay(playerId)
  const operatorSums = useOperatorSums()
  const minutes = Math.floor(ms / MINUTE_MS)
  const figures = isOperatorGame ? operatorSums : toFigures(sums[currency], currency)
  const isOffered = useIsProtectionOffered()

  const [isAnswered, setAnswered] = useState(false)

  /** The dialog goes with the check: once the answer is stored, none is due any longer. */
  function answer(answer: RealityCheckAnswer, path?: string): void {
    if (isAnswered) return
    setAnswered(true)
    void commands.protection.answerRealityCheck({ at: clock.now(), answer }).then(({ ok }) => setAnswered(ok))
    if (path !== undefined) navigate(path)
  }

  return (
    <Dialog title={formatMessage({ id: 'realityCheck.title' })} isUnasked>
      <p>
        <FormattedMessage
          id="realityCheck.time"
          values={{ hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES }}
        />
      </p>
      {(isOffered || !isOperatorGame) && <Figures figures={figures} currency={currency} isUnsure={isUnsure} />}
      <div className={styles.ways}>
        <Button size="large" onClick={() => answer('continue')}>
          <FormattedMessage id="realityCheck.continue" />
        </Button>
        <Button size="large" onClick={() => answer('stop', ROUTES.home)}>
          <FormattedMessage id="realityCheck.stop" />
        </Button>
        <Button variant="quiet" size="large" onClick={() => answer('history', ROUTES.profileHistory)}>
          <FormattedMessage id="realityCheck.history" />
        </Button>
      </div>
    </Dialog>
  )
}

type SumsInMoney = { currency: Currency; staked: Minor; won: Minor }

function toFigures(sums: { wagered: Minor; net: Minor } | undefined, currency: Currency): SumsInMoney | null {
  return sums ? { currency, staked: sums.wagered, won: minor(sums.wagered + sums.net) } : null
}

type FiguresProps = { figures: SumsInMoney | null; currency: Currency; isUnsure: boolean }

/** What was staked, what came back, and the difference; a dash where it is not known. */
function Figures({ figures, currency, isUnsure }: FiguresProps) {
  const money = useMoney()
  const { currency: played = currency, staked = null, won = null } = figures ?? {}
  const sign = isUnsure ? '≈ ' : ''
  const net =
    staked === null || won === null ? money(null, played) : sign + signedMoney(minor(won - staked), played, money)
  return (
    <dl className={styles.figures}>
      <Figure name="realityCheck.wagered" value={money(staked, played)} />
      <Figure name="protection.play.won" value={money(won, played)} />
      <Figure name="realityCheck.net" value={net} />
    </dl>
  )
}

type FigureName = 'realityCheck.wagered' | 'protection.play.won' | 'realityCheck.net'

function Figure({ name, value }: { name: FigureName; value: string }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
