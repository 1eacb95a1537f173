import { useId, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BetSlipRow, SlipSelection } from '#db/view.ts'
import { ACCEPT_RULES, type AcceptRule, BET_KINDS, potentialReturn } from '#domain/betting/betting.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import { slipSelectionId } from '#domain/betting/slip.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { useBetSlip } from '../../data/betting-queries.ts'
import { commands } from '../../data/commands.ts'
import { readBetAmount } from '../../games/table/bet/bet-amount.ts'
import { useRetryText } from '../../games/table/bet/use-retry-text.ts'
import { ReachedLimitLine } from '../../protection/ReachedLimitLine.tsx'
import { PlayControls } from '../../protection/PlayControls.tsx'
import { type PlayProtection, usePlayProtection, useReachedLimit } from '../../protection/play-protection.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PlaceBet } from './PlaceBet.tsx'
import { Receipt } from './Receipt.tsx'
import { SlipLine } from './SlipLine.tsx'
import { StakeField } from './StakeField.tsx'
import { useFormatOdds } from './use-odds.ts'
import {
  combinedOdds,
  getLegs,
  type OrderedBet,
  getPrice,
  sumStakes,
  usableLines,
  useBounds,
  usePlaceBets,
  useSlipLines,
  type SlipSelectionState as Line,
} from './use-slip.ts'
import { useStakes } from './use-stakes.ts'
import { CHANGED, slipNote } from './slip-note.ts'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './slip.module.css'

type Placing = ReturnType<typeof usePlaceBets>

/**
 * The bet slip: its selections, the stake, the possible return, and the button that places the bet. `onLeave` is called
 * when a link in it opens another page.
 */
export function Slip({ onLeave }: { onLeave?: () => void }) {
  const slip = useBetSlip()
  const placing = usePlaceBets(slip)
  const protection = usePlayProtection(useBounds().currency, true)
  const isEmpty = !slip || slip.selections.length === 0
  return (
    <div className={styles.slip}>
      {placing.sentKeys.length > 0 && (
        <Receipt keys={placing.sentKeys} hasCards={isEmpty} onDone={placing.forget} {...(onLeave && { onLeave })} />
      )}
      <PlayControls protection={protection} isOpen={placing.isPlacing} onLeave={onLeave}>
        {isEmpty ? (
          <EmptyState scene="yurt" text={<FormattedMessage id="betting.slip.empty" />} />
        ) : (
          <Filled slip={slip} placing={placing} protection={protection} />
        )}
      </PlayControls>
    </div>
  )
}

type FilledProps = { slip: BetSlipRow; placing: Placing; protection: PlayProtection }

function Filled({ slip, placing, protection }: FilledProps) {
  const { formatMessage } = useIntl()
  const { kind, accept } = slip
  return (
    <>
      <Tabs
        label={formatMessage({ id: 'betting.slip.kinds' })}
        tabs={BET_KINDS.map((id) => ({ id, text: formatMessage({ id: `betting.kind.${id}` }) }))}
        chosen={kind}
        onChoose={(chosen) => {
          if (chosen === 'accumulator' && slip.selections.length < 2) {
            showToast({ id: 'betting.slip.needTwo' })
            return
          }
          placing.forget()
          void commands.betting.slip.setKind({ kind: chosen })
        }}
      >
        <Bets slip={slip} placing={placing} protection={protection} />
      </Tabs>
      <div className={styles.settings}>
        <Select
          label={formatMessage({ id: 'betting.accept' })}
          value={accept}
          options={ACCEPT_RULES.map((value) => ({ value, label: formatMessage({ id: `betting.accept.${value}` }) }))}
          // The options are exactly the accept rules.
          onChange={(value) => void commands.betting.slip.setAccept({ accept: value as AcceptRule })}
        />
        <Button variant="quiet" onClick={() => void commands.betting.slip.clear()}>
          <FormattedMessage id="betting.slip.clear" />
        </Button>
      </div>
    </>
  )
}

function Bets({ slip, placing, protection }: FilledProps) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const withRetry = useRetryText()
  const noteId = useId()
  const lines = useSlipLines(slip)
  const bounds = useBounds()
  const { currency, balance } = bounds
  const { getStake, setStake } = useStakes(slip, currency)
  const isSingle = slip.kind === 'single'
  const usable = usableLines(lines)
  const read = (text: string | undefined) => readBetAmount(text ?? toTyped(bounds.limits.min, locale), bounds, locale)
  const ordered: OrderedBet[] = []
  let hasWrongAmount = false
  const add = (betLines: readonly Line[], text: string | undefined): void => {
    const amount = read(text)
    // `ok` means within the known limits and balance; with an unknown balance the operator decides.
    if (amount.ok) ordered.push({ lines: betLines, amount: amount.value })
    else hasWrongAmount = true
  }
  if (isSingle) for (const line of usable) add([line], getStake(line.selection))
  else if (usable.length >= 2) add(usable, getStake(null))
  const getFailure = (ids: readonly string[]) =>
    placing.rejected && ids.some((id) => placing.rejected?.ids.includes(id)) ? placing.rejected.error : null
  const legs = getLegs(slip.kind, lines)
  const total = sumStakes(ordered)
  const isOver = balance !== null && total > balance
  const over = isOver ? { sum: money(total, currency), balance: money(balance, currency) } : null
  const reached = useReachedLimit(protection, placing.isPlacing || total === 0 ? null : total)
  const note = slipNote({ lines, usable, isSingle, over, reached, isAsking: placing.isAsking(legs), placing })
  const changeNews = useChangeNews(slip.selections, note?.id === CHANGED)
  const isDisabled = note?.isBlocking || hasWrongAmount || ordered.length === 0
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { id, selection } = line
          return (
            <SlipLine key={id} line={line}>
              {isSingle && (
                <StakeField
                  bounds={bounds}
                  text={getStake(selection) ?? null}
                  failure={getFailure([id])}
                  hasQuickSums={lines.length === 1}
                  onType={(text) => {
                    placing.forget()
                    setStake(selection, text)
                  }}
                />
              )}
            </SlipLine>
          )
        })}
      </ul>
      <div className={styles.foot}>
        {!isSingle && (
          <StakeField
            bounds={bounds}
            text={getStake(null) ?? null}
            failure={getFailure(lines.map(({ id }) => id))}
            hasQuickSums
            onType={(text) => {
              placing.forget()
              setStake(null, text)
            }}
          />
        )}
        <Sums ordered={ordered} usable={usable} isSingle={isSingle} currency={currency} />
        <output id={noteId} className={styles.note} data-tone={note?.tone}>
          {note && (
            <span aria-live={note.id === CHANGED ? 'off' : undefined}>
              {note.reached ? (
                <ReachedLimitLine reached={note.reached} currency={currency} />
              ) : (
                withRetry(formatMessage({ id: note.id }, note.values), note.rejection)
              )}
            </span>
          )}
        </output>
        <output ref={changeNews} className="sr-only" />
        <PlaceBet
          usable={usable}
          isSingle={isSingle}
          isPlacing={placing.isPlacing}
          isDisabled={isDisabled}
          noteId={noteId}
          onPress={() => void placing.place(ordered, legs)}
        />
      </div>
    </>
  )
}

type SumsProps = {
  ordered: readonly OrderedBet[]
  usable: readonly Line[]
  isSingle: boolean
  currency: ReturnType<typeof useBounds>['currency']
}

/** The total odds, and the return if all selections win, before the bet is placed. */
function Sums({ ordered, usable, isSingle, currency }: SumsProps) {
  const money = useMoney()
  const formatOdds = useFormatOdds()
  const stake = sumStakes(ordered)
  const returned = ordered
    .map(({ lines, amount }) => {
      return potentialReturn(
        amount,
        lines.map((line) => ({ odds: getPrice(line), status: 'open' })),
      )
    })
    .reduce((sum, each) => (sum === null || each === null ? null : minor(sum + each)), minor(0))
  return (
    <dl className={styles.sums}>
      {!isSingle && (
        <div>
          <dt>
            <FormattedMessage id="betting.slip.odds" />
          </dt>
          <dd translate="no">{usable.length > 1 ? formatOdds(combinedOdds(usable)) : '—'}</dd>
        </div>
      )}
      {ordered.length > 1 && (
        <div>
          <dt>
            <FormattedMessage id="betting.slip.total" />
          </dt>
          <dd>
            <Amount>{money(stake, currency)}</Amount>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="betting.slip.return" />
        </dt>
        <dd
          translate="no"
          data-testid="bet-slip-return"
          data-value={returned === null ? undefined : toDecimal(returned)}
          data-currency={currency}
        >
          <Amount>{money(returned, currency)}</Amount>
        </dd>
      </div>
    </dl>
  )
}

/**
 * Returns a live region that announces changed odds once, until the player accepts odds or changes the selections: odds
 * that move back and forth would otherwise be announced each time.
 */
function useChangeNews(selections: readonly SlipSelection[], isChanged: boolean) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLOutputElement>(null)
  const announcedFor = useRef<string>(undefined)
  const taken = selections.map((selection) => `${slipSelectionId(selection)} ${selection.odds}`).join()
  useEffect(() => {
    if (!region.current || (isChanged && announcedFor.current === taken)) return
    region.current.textContent = isChanged ? formatMessage({ id: CHANGED }) : ''
    if (isChanged) announcedFor.current = taken
  }, [taken, isChanged, formatMessage])
  return region
}
