import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SportBetRow } from '../../../worker/db/view.ts'
import { CASH_OUT_SHARES, computeShare } from '../../../worker/domain/betting/betting.ts'
import { useMoney } from '../../format/use-money.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useUnsettled } from '../../data/account-queries.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { type GameAction, useGameAction } from '../../games/original/bet/use-game-action.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './bets.module.css'

/** How soon an unavailable quote is requested again, ms. */
const AGAIN_MS = 5_000

/** The cash-out button of an open bet. Its dialog requests a quote, and a new one when that expires. */
export function CashOut({ bet }: { bet: SportBetRow }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  // Outside the dialog, so that a request in flight is not lost when the dialog closes.
  const action = useGameAction(`betting.cashOut ${bet.id}`, [bet], `${bet.status} ${bet.remaining}`)
  const open = (): void => {
    action.clearError()
    setOpen(true)
  }
  return (
    <>
      <Button busy={action.isInFlight} aria-haspopup="dialog" onClick={open}>
        <FormattedMessage id="betting.cashOut" />
      </Button>
      {isOpen && (
        <Dialog title={formatMessage({ id: 'betting.cashOut' })} onClose={() => setOpen(false)}>
          <Offer bet={bet} action={action} onTaken={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

type OfferProps = { bet: SportBetRow; action: GameAction; onTaken: () => void }

/** The cash-out price, the seconds it is valid, and the button that takes it, for all or a share of the bet. */
function Offer({ bet, action, onTaken }: OfferProps) {
  const { formatMessage, formatNumber } = useIntl()
  const money = useMoney()
  const id = useId()
  const reachable = useReachable()
  const now = useServerNow()
  const [share, setShare] = useState<number>(100)
  const isChecking =
    useUnsettled('betting.step')?.some(({ subject, state }) => subject === bet.id && state === 'unknown') ?? false
  const { quote } = bet
  const isUnavailable = quote !== null && 'isOff' in quote
  const price = quote && 'price' in quote && quote.until > now ? quote : null
  const seconds = price ? Math.ceil((price.until - now) / 1_000) : 0
  useQuotes(bet.id, reachable && price === null && !action.isInFlight && !isChecking, isUnavailable)

  const paid = price && computeShare(price.price, share)
  const isTooSmall = paid !== null && (paid < 1 || computeShare(bet.remaining, share) < 1)
  const isOff = price === null || !reachable || isChecking || isTooSmall

  async function take(quoteId: string): Promise<void> {
    const answer = await action.run((key) => commands.betting.cashOut({ key, betId: bet.id, quoteId, share }))
    if (answer?.ok) onTaken()
  }

  return (
    <div className={styles['cashOut']}>
      <p id={id} className={styles['price']}>
        {price ? (
          <>
            <strong translate="no">{money(paid, bet.currency)}</strong>
            <span aria-hidden="true">
              <FormattedMessage id="betting.cashOut.holds" values={{ count: seconds }} />
            </span>
          </>
        ) : (
          <span>
            <FormattedMessage id={textOf({ reachable, isChecking, isOff: isUnavailable })} />
          </span>
        )}
        {action.error && (
          <em role="alert">
            <FormattedMessage
              id={action.error.reason === 'quote.expired' ? 'betting.cashOut.expired' : `error.${action.error.code}`}
            />
          </em>
        )}
      </p>
      <fieldset className={styles['shares']} aria-label={formatMessage({ id: 'betting.cashOut.share' })}>
        {CASH_OUT_SHARES.map((each) => (
          <button key={each} type="button" aria-pressed={each === share} onClick={() => setShare(each)}>
            {formatNumber(each / 100, { style: 'percent' })}
          </button>
        ))}
      </fieldset>
      <Button
        variant="primary"
        movesMoney
        busy={action.isInFlight}
        aria-disabled={isOff || undefined}
        aria-describedby={id}
        onClick={() => price && void take(price.id)}
      >
        <FormattedMessage id="betting.cashOut" />
      </Button>
    </div>
  )
}

function textOf({ reachable, isChecking, isOff }: { reachable: boolean; isChecking: boolean; isOff: boolean }) {
  if (!reachable) return 'betting.cashOut.offline'
  if (isChecking) return 'betting.slip.checking'
  return isOff ? 'betting.cashOut.off' : 'betting.cashOut.asking'
}

/** Requests a quote while `isWanted`: at once, or after `AGAIN_MS` if the last one was unavailable. */
function useQuotes(betId: string, isWanted: boolean, isOff: boolean): void {
  const isRequesting = useRef(false)
  useEffect(() => {
    if (!isWanted) return undefined
    const requestQuote = (): void => {
      if (isRequesting.current || document.visibilityState === 'hidden') return
      isRequesting.current = true
      void commands.betting.loadQuote({ betId }).finally(() => {
        isRequesting.current = false
      })
    }
    if (!isOff) requestQuote()
    const timer = setInterval(requestQuote, AGAIN_MS)
    return () => clearInterval(timer)
  }, [betId, isWanted, isOff])
}
