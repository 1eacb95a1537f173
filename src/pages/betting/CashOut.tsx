import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SportBetRow } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { CASH_OUT_SHARES, computeShare } from '#domain/betting/betting.ts'
import { useMoney } from '../../format/use-money.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useUnsettled } from '../../data/account-queries.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { type GameAction, useGameAction } from '../../games/table/bet/use-game-action.ts'
import { useRetryText } from '../../games/table/bet/use-retry-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useOnScreen } from '../../ui/use-on-screen.ts'
import { cashOutOrdersAtom } from './state.ts'
import styles from './bets.module.css'

/** How soon an unavailable quote is requested again, ms. */
const AGAIN_MS = 5_000
/** How often the price on a card is renewed while the card is on screen, ms. */
const CARD_AGAIN_MS = 30_000
/** How soon a card says that its price has expired, ms. */
const CARD_TICK_MS = 5_000

/**
 * The button of an open bet that opens its cash-out, with the price; "≈" once the price has expired. Without a price
 * there is nothing to open: it is disabled until the first one, and a text instead where there is no offer.
 */
export function CashOutButton({ bet, onOpen }: { bet: SportBetRow; onOpen: () => void }) {
  const box = useRef<HTMLSpanElement>(null)
  const money = useMoney()
  const now = useServerNow(CARD_TICK_MS)
  const isReachable = useReachable()
  const isSending =
    useUnsettled('betting.step')?.some(({ subject, state }) => subject === bet.id && state === 'sent') ?? false
  useCardQuote(bet.id, useOnScreen(box) && isReachable && !isSending)
  const ordered = useAtomValue(cashOutOrdersAtom).get(bet.id)
  const price = bet.quote && 'price' in bet.quote ? bet.quote : null
  const isUnavailable = bet.quote !== null && 'isOff' in bet.quote
  const shown = price && `${price.until > now ? '' : '≈ '}${money(price.price, bet.currency)}`
  return (
    <span ref={box} className={styles.cashOutButton}>
      {isUnavailable && !isSending ? (
        <span className={styles.noCashOut}>
          <FormattedMessage id="betting.cashOut.off" />
        </span>
      ) : (
        <Button busy={isSending} aria-disabled={price === null || undefined} aria-haspopup="dialog" onClick={onOpen}>
          {isSending && ordered !== undefined ? (
            <CashingOut amount={money(ordered, bet.currency)} />
          ) : (
            <CashOutText amount={isSending ? null : shown} />
          )}
        </Button>
      )}
    </span>
  )
}

/** "Cash out", with the amount if it is known. */
function CashOutText({ amount }: { amount: string | null }) {
  if (amount === null) return <FormattedMessage id="betting.cashOut" />
  return <FormattedMessage id="betting.cashOut.for" values={{ amount }} />
}

/** The amount of the press, until the operator has answered. */
function CashingOut({ amount }: { amount: string }) {
  return <FormattedMessage id="betting.cashOut.sending" values={{ amount }} />
}

/**
 * The cash-out of a bet in a dialog, which requests a quote, and a new one when that expires. It is no part of the list
 * of open bets: if the bet is decided meanwhile, the dialog stays and shows the result.
 */
export function CashOut({ bet, isOpen, onClose }: { bet: SportBetRow; isOpen: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  // Outside the dialog, so that a request in flight is not lost when the dialog closes.
  const action = useGameAction(`betting.cashOut ${bet.id}`, [bet], `${bet.status} ${bet.remaining}`)
  const isTaken = action.key !== null && bet.lastKey === action.key
  useEffect(() => {
    if (isTaken) onClose()
  }, [isTaken, onClose])
  if (!isOpen || isTaken) return null
  return (
    <Dialog title={formatMessage({ id: 'betting.cashOut' })} onClose={onClose}>
      <Content bet={bet} action={action} />
    </Dialog>
  )
}

function Content({ bet, action }: OfferProps) {
  const isOver = bet.status !== 'open'
  const container = useFocusOnReplace<HTMLDivElement>(isOver)
  return (
    <div ref={container} tabIndex={-1}>
      {isOver ? <Result bet={bet} /> : <Offer bet={bet} action={action} />}
    </div>
  )
}

/** What became of a bet that was decided while its cash-out was open. */
function Result({ bet: { status, payout, currency } }: { bet: SportBetRow }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return (
    <p className={styles.price} data-testid="cash-out-result" data-status={status}>
      <FormattedMessage
        id="betting.cashOut.over"
        values={{ status: formatMessage({ id: `betting.status.${status}` }), payout: money(payout, currency) }}
      />
    </p>
  )
}

type OfferProps = { bet: SportBetRow; action: GameAction }

/** The cash-out price, the seconds it is valid, and the button that takes it, for all or a share of the bet. */
function Offer({ bet, action }: OfferProps) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const withRetry = useRetryText()
  const id = useId()
  const [share, setShare] = useState<number>(100)
  const quote = useQuote(bet, action)
  const { price } = quote
  const [orders, setOrders] = useAtom(cashOutOrdersAtom)
  const ordered = action.isInFlight || quote.isChecking ? orders.get(bet.id) : undefined
  const paid = price && computeShare(price.price, share)
  const isTooSmall = paid !== null && (paid < 1 || computeShare(bet.remaining, share) < 1)
  const isDisabled = price === null || !quote.reachable || quote.isChecking || isTooSmall

  function take(price: PricedQuote): void {
    const seen = quote.getSeen() ?? price
    setOrders(new Map(orders).set(bet.id, computeShare(seen.price, share)))
    const order = { betId: bet.id, quoteId: price.id, price: seen.price, share }
    void action.send('step', commands.betting.cashOut, order)
  }

  return (
    <div className={styles.cashOut}>
      <p id={id} className={styles.price}>
        <OfferPrice quote={quote} text={money(paid, bet.currency)} />
        {action.error && (
          <em role="alert">
            {withRetry(
              formatMessage({
                id: isPriceChange(action.error) ? 'betting.cashOut.expired' : `error.${action.error.code}`,
              }),
              action.error,
            )}
          </em>
        )}
      </p>
      <Shares share={share} setShare={setShare} />
      <Button
        variant="primary"
        movesMoney
        busy={action.isInFlight}
        aria-disabled={isDisabled || undefined}
        aria-describedby={id}
        onClick={() => price && take(price)}
      >
        {ordered === undefined ? (
          <CashOutText amount={paid === null || isTooSmall ? null : money(paid, bet.currency)} />
        ) : (
          <CashingOut amount={money(ordered, bet.currency)} />
        )}
      </Button>
    </div>
  )
}

type PricedQuote = Extract<NonNullable<SportBetRow['quote']>, { price: unknown }>

/** The quote of a bet as it stands, and a new one requested whenever there is none. */
function useQuote(bet: SportBetRow, { isInFlight }: GameAction) {
  const reachable = useReachable()
  const now = useServerNow()
  const isChecking =
    useUnsettled('betting.step')?.some(({ subject, state }) => subject === bet.id && state === 'unknown') ?? false
  const { quote } = bet
  const isUnavailable = quote !== null && 'isOff' in quote
  const price = quote && 'price' in quote && quote.until > now ? quote : null
  const getSeen = useSeen(useLastShown(price))
  useQuotes(bet.id, reachable && price === null && !isInFlight && !isChecking, isUnavailable)
  return {
    /** null while none is valid. */
    price,
    /** How long it is still valid, s. */
    seconds: price ? Math.ceil((price.until - now) / 1_000) : 0,
    /** The quote as the player saw it at a press. */
    getSeen,
    isUnavailable,
    isChecking,
    reachable,
  }
}

type OfferPriceProps = { quote: ReturnType<typeof useQuote>; text: string }

function OfferPrice({ quote: { price, seconds, reachable, isChecking, isUnavailable }, text }: OfferPriceProps) {
  if (!price) {
    return (
      <span>
        <FormattedMessage id={getPriceText({ reachable, isChecking, isUnavailable })} />
      </span>
    )
  }
  return (
    <>
      <strong translate="no">{text}</strong>
      <span aria-hidden="true">
        <FormattedMessage id="betting.cashOut.holds" values={{ count: seconds }} />
      </span>
    </>
  )
}

function Shares({ share, setShare }: { share: number; setShare: (share: number) => void }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <fieldset className={styles.shares} aria-label={formatMessage({ id: 'betting.cashOut.share' })}>
      {CASH_OUT_SHARES.map((each) => (
        <button key={each} type="button" aria-pressed={each === share} onClick={() => setShare(each)}>
          {formatNumber(each / 100, { style: 'percent' })}
        </button>
      ))}
    </fieldset>
  )
}

function getPriceText({
  reachable,
  isChecking,
  isUnavailable,
}: {
  reachable: boolean
  isChecking: boolean
  isUnavailable: boolean
}) {
  if (!reachable) return 'betting.cashOut.offline'
  if (isChecking) return 'betting.slip.checking'
  return isUnavailable ? 'betting.cashOut.off' : 'betting.cashOut.asking'
}

function isPriceChange({ reason }: AppError): boolean {
  return reason === 'quote.expired' || reason === 'quote.lower'
}

/** The last value that was there: between two quotes the player still has the earlier one in mind. */
function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** Requests a quote for a card while `isWanted`: at once and then every 30 s. */
function useCardQuote(betId: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const load = (): void => {
      if (document.visibilityState === 'visible') void commands.betting.loadQuote({ betId })
    }
    load()
    const timer = setInterval(load, CARD_AGAIN_MS)
    return () => clearInterval(timer)
  }, [betId, isWanted])
}

/** Requests a quote while `isWanted`: at once, or after `AGAIN_MS` if the last one was unavailable. */
function useQuotes(betId: string, isWanted: boolean, isDisabled: boolean): void {
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
    if (!isDisabled) requestQuote()
    const timer = setInterval(requestQuote, AGAIN_MS)
    return () => clearInterval(timer)
  }, [betId, isWanted, isDisabled])
}
