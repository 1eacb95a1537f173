import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { HistoryRow } from '#db/view.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { ALL_BETS, BET_RESULTS, type BetFilter, countBetFilters, getFilterGame } from '#domain/money/bet-filter.ts'
import type { Minor } from '#domain/money/money.ts'
import { parseTyped, toTyped } from '#domain/money/typed-amount.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useGameName } from '../../../catalogue/use-game-name.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import styles from './history.module.css'

const OURS: ReadonlySet<string> = new Set([...HOUSE_GAMES, 'betting'])
/** One character more than the longest number, so that a longer text matches none. */
const LONGEST_NUMBER = 129

type Props = {
  filter: BetFilter
  /** The bets of the chosen days, whose games are on offer beside our own. */
  rows: readonly HistoryRow[] | undefined
  /** Whether no bet fits: the empty list has a button that clears the filter. */
  isEmpty: boolean
  onChange: (filter: BetFilter) => void
}

/** Narrows the bets by game, result, stake and number; folded, so that the bets are in view. */
export function BetFilters({ filter, rows, isEmpty, onChange }: Props) {
  const { formatMessage } = useIntl()
  const summary = useRef<HTMLElement>(null)
  const count = countBetFilters(filter)
  const change = (part: Partial<BetFilter>): void => onChange({ ...filter, ...part })
  return (
    <div className={styles.filters}>
      <details>
        <summary ref={summary}>
          {formatMessage({ id: count > 0 ? 'shelf.filtersOn' : 'shelf.filters' }, { count })}
        </summary>
        <div className={styles.fields}>
          <GameFilter game={filter.game} rows={rows} onChoose={(game) => change({ game })} />
          <SelectField
            label={formatMessage({ id: 'history.filter.result' })}
            name="result"
            value={filter.result ?? ''}
            options={[
              { value: '', text: formatMessage({ id: 'history.filter.all' }) },
              ...BET_RESULTS.map((result) => ({
                value: result,
                text: formatMessage({ id: `history.filter.${result}` }),
              })),
            ]}
            onChoose={(chosen) => change({ result: BET_RESULTS.find((result) => result === chosen) ?? null })}
          />
          <AmountFilter label="history.filter.min" amount={filter.min} onType={(min) => change({ min })} />
          <AmountFilter label="history.filter.max" amount={filter.max} onType={(max) => change({ max })} />
          <div className={styles.number}>
            <TextField
              label={formatMessage({ id: 'history.filter.number' })}
              autoComplete="off"
              enterKeyHint="search"
              value={filter.number}
              onType={(text) => change({ number: toNumber(text) })}
            />
          </div>
        </div>
      </details>
      {count > 0 && !isEmpty && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange(ALL_BETS)
            // The button is gone then.
            summary.current?.focus()
          }}
        >
          <FormattedMessage id="history.filter.clear" />
        </Button>
      )}
    </div>
  )
}

/** The number as it is searched for, without the sign of a number that is pasted with it. */
function toNumber(text: string): string {
  return cleanTyped(text)
    .replace(/^[#№]\s*/, '')
    .slice(0, LONGEST_NUMBER)
}

type GameProps = { game: string | null; rows: Props['rows']; onChoose: (game: string | null) => void }

function GameFilter({ game, rows, onChoose }: GameProps) {
  const { formatMessage } = useIntl()
  const gameName = useGameName()
  const others = useMemo(() => listOthers(rows ?? [], game), [rows, game])
  const toOption = (each: string) => ({ value: each, text: gameName(each) })
  const ours = [...OURS].map(toOption).toSorted((one, other) => one.text.localeCompare(other.text))
  return (
    <SelectField
      label={formatMessage({ id: 'history.game' })}
      name="game"
      value={game ?? ''}
      options={[
        { value: '', text: formatMessage({ id: 'history.filter.allGames' }) },
        ...ours,
        ...others.map(toOption),
      ]}
      onChoose={(chosen) => onChoose(chosen || null)}
    />
  )
}

/** The games of providers in these bets, by name, with the chosen one in any case. */
function listOthers(rows: readonly HistoryRow[], chosen: string | null): string[] {
  const games = new Set(rows.flatMap((row) => (row.kind === 'bets' ? getFilterGame(row.game) : [])))
  if (chosen !== null) games.add(chosen)
  return [...games].filter((game) => !OURS.has(game)).toSorted((one, other) => one.localeCompare(other))
}

type AmountProps = {
  label: Extract<MessageKey, `history.filter.${'min' | 'max'}`>
  amount: Minor | null
  onType: (amount: Minor | null) => void
}

/** An amount without a currency, as bets are in several. */
function AmountFilter({ label, amount, onType }: AmountProps) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const [text, setText] = useState(amount === null ? '' : toTyped(amount, locale))
  const typed = parseTyped(text, locale)
  const value = typed.ok ? typed.value : null
  const [adopted, setAdopted] = useState(amount)
  // The address has changed: by what was typed, by the button that clears it, or by Back.
  if (amount !== adopted) {
    setAdopted(amount)
    if (amount !== value) setText(amount === null ? '' : toTyped(amount, locale))
  }
  const isWrong = !typed.ok && typed.problem !== 'empty'
  return (
    <TextField
      label={formatMessage({ id: label })}
      inputMode="decimal"
      autoComplete="off"
      problem={isWrong ? formatMessage({ id: 'deposit.amount.notANumber' }) : undefined}
      value={text}
      onType={(next) => {
        const read = parseTyped(next, locale)
        setText(next)
        onType(read.ok ? read.value : null)
      }}
    />
  )
}
