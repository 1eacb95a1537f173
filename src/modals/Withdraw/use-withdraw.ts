import { useAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PayoutMethod, WalletRow } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/core/result.ts'
import { computeArriving } from '../../../worker/domain/money/commission.ts'
import { fromDecimal, toTyped } from '../../../worker/domain/money/money.ts'
import type { Shown } from '../../../worker/domain/money/shown.ts'
import { useBlockReload } from '../../app/pwa/use-block-reload.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import { commands } from '../../data/commands.ts'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import { useFocusFirstWrong } from '../../forms/use-form.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { getMostToWithdraw, readAmount, readRecipient, recipientProblem } from './check-order.ts'
import { type WithdrawDraft, withdrawDraftAtom } from './withdraw-draft.ts'

/** Why no withdrawal with the chosen method is possible now, whatever is typed. */
export type WithdrawDisabledReason = 'offline' | 'noCurrency' | 'checking'

export type WithdrawSetting = {
  playerId: string
  wallet: WalletRow
  /** The wallet as the player saw it at a press. */
  seenWallet: () => Shown
  methods: readonly PayoutMethod[]
  reachable: boolean
  /** Methods with a withdrawal whose reply was lost or has not arrived yet. */
  checking: ReadonlySet<string>
  refresh: () => void
}

type Rejection = { error: AppError; to: string; amountText: string }

/** State of the withdrawal form: filling in, review and sending. */
export function useWithdraw(setting: WithdrawSetting) {
  const intl = useIntl()
  const { locale } = useLocale()
  const { currency, balance } = setting.wallet
  const money = useShortMoney(currency)
  const inFlight = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(ref)
  const [isValidated, setValidated] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const { draft, typed, change, type, forget } = useDraft(setting)

  const method = setting.methods.find(({ hash }) => hash === draft.methodHash) ?? setting.methods[0] ?? null
  const amount = method && currency ? readAmount(typed, method, { currency, balance, locale }) : null
  const seenTerms = useSeen(method && getTerms(method))
  const to = method ? draft.to[method.kind] : ''
  const toProblem = method ? recipientProblem(to, method) : null
  const off = method && !sending ? getDisabledReason(setting, method) : null
  const lines = rejection ? getRejectionLines(intl, rejection.error, (_key, argument) => writeLimit(argument)) : []

  useBlockReload('withdraw', sending || typed !== '' || Object.values(draft.to).some(Boolean))

  /** The rejection of a field, until that field is changed. */
  function getFieldRejection(field: 'amount' | 'to'): string | undefined {
    const isChanged = field === 'to' ? rejection?.to !== to : rejection?.amountText !== typed
    if (isChanged) return undefined
    return lines.find((line) => fieldOf(line.field) === field)?.text
  }

  function amountText(): string | undefined {
    if (!method || !amount) return undefined
    if (amount.ok) return getFieldRejection('amount')
    if (!isValidated) return undefined
    const values = { min: money(method.min), max: method.max === null ? '' : money(method.max) }
    if (amount.problem === 'funds') {
      return intl.formatMessage({ id: 'withdraw.amount.funds' }, { balance: balance === null ? '' : money(balance) })
    }
    if (amount.problem === 'commission') return intl.formatMessage({ id: 'withdraw.amount.commission' })
    return intl.formatMessage({ id: `deposit.amount.${amount.problem}` }, values)
  }

  function writeLimit(argument: string): string {
    const limit = fromDecimal(argument)
    return limit === null ? argument : money(limit)
  }

  function review(event: FormEvent): void {
    event.preventDefault()
    if (!method || off) return
    setValidated(true)
    setSent(false)
    if (!amount?.ok || toProblem) return focusFirstWrong()
    setRejection(null)
    setReviewing(true)
  }

  async function send(): Promise<void> {
    // A ref, not state: two clicks may arrive before React renders.
    if (!method || !amount?.ok || off || inFlight.current) return
    inFlight.current = true
    setSending(true)
    const seen = seenTerms()
    // A method that the player has just chosen counts as seen.
    const { commission, exchangeRate } = seen?.methodHash === method.hash ? seen : getTerms(method)
    const answer = await commands.money.withdraw({
      methodHash: method.hash,
      amount: amount.value,
      arriving: computeArriving(amount.value, commission),
      exchangeRate,
      shown: setting.seenWallet(),
      to,
    })
    inFlight.current = false
    setSending(false)
    setReviewing(false)
    setValidated(false)
    const lost = !answer.ok && answer.error.reason === 'unknown'
    if (answer.ok || lost) {
      setSent(answer.ok)
      return forget()
    }
    setRejection({ error: answer.error, to, amountText: typed })
    // The rejection may be based on newer limits than the cached ones.
    if (answer.error.fields) setting.refresh()
    focusFirstWrong()
  }

  return {
    ref,
    method,
    amountText: typed,
    to,
    /** The recipient parsed from the typed text; null while no method is chosen. */
    recipient: method && readRecipient(to, method),
    off,
    sending,
    sent,
    reviewing,
    amount: amount?.ok ? amount.value : null,
    most: method ? getMostToWithdraw(method, balance) : null,
    problem: {
      amount: amountText(),
      to: isValidated && toProblem ? intl.formatMessage({ id: toProblem }) : getFieldRejection('to'),
    },
    /** The lines of the rejection, without those shown beside a field. */
    lines: lines.filter(({ field }) => fieldOf(field) === null),
    chooseMethod: (methodHash: string) => change({ methodHash }),
    typeAmount: type,
    typeTo: (text: string) => method && change({ to: { ...draft.to, [method.kind]: text } }),
    all: (most: NonNullable<WithdrawSetting['wallet']['balance']>) => type(toTyped(most, locale)),
    review,
    send: () => void send(),
    back: () => setReviewing(false),
  }
}

export type Withdrawal = ReturnType<typeof useWithdraw>

/** The form field that a rejection is about. */
function fieldOf(field: string | null): 'amount' | 'to' | null {
  if (field === 'amount') return 'amount'
  return field === 'to' || field === 'wallet' || field === 'card' ? 'to' : null
}

const NOBODY: WithdrawDraft['to'] = { card: '', crypto: '' }

/** What an offer consists of besides the amount. */
function getTerms({ hash, commission, exchangeRate }: PayoutMethod) {
  return { methodHash: hash, commission, exchangeRate }
}

function useDraft({ playerId, wallet: { currency } }: Pick<WithdrawSetting, 'playerId' | 'wallet'>) {
  const [stored, setStored] = useAtom(withdrawDraftAtom)
  const draft = stored?.playerId === playerId ? stored : { playerId, methodHash: null, amountTexts: {}, to: NOBODY }
  const change = (part: Partial<WithdrawDraft>) => setStored({ ...draft, ...part })
  return {
    draft,
    /** The amount typed in the currency in use. */
    typed: (currency && draft.amountTexts[currency]) ?? '',
    change,
    type: (text: string) => currency && change({ amountTexts: { ...draft.amountTexts, [currency]: text } }),
    forget: () => setStored({ ...draft, amountTexts: {}, to: NOBODY }),
  }
}

function getDisabledReason(setting: WithdrawSetting, { hash }: PayoutMethod): WithdrawDisabledReason | null {
  if (!setting.reachable) return 'offline'
  if (setting.wallet.currency === null) return 'noCurrency'
  return setting.checking.has(hash) ? 'checking' : null
}
