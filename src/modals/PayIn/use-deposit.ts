import { useAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { DepositBonus, PaymentMethod } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/core/result.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { Shown } from '../../../worker/domain/money/shown.ts'
import { type Minor, ZERO, fromDecimal, toTyped } from '../../../worker/domain/money/money.ts'
import { commands } from '../../data/commands.ts'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useBlockReload } from '../../app/pwa/use-block-reload.ts'
import { useFocusFirstWrong } from '../../forms/use-form.ts'
import { type DepositAmountProblem, readDeposit } from './deposit-amount.ts'
import { type DepositDraft, depositDraftAtom } from './deposit-draft.ts'
import { useOpenTab } from '../../app/routing/use-open-tab.ts'
import type { OpenedInvoice } from './use-pay-in.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { useSeen } from '../../ui/use-seen.ts'

/** Why no deposit with the chosen method is possible now, whatever the amount. */
export type DepositDisabledReason = 'offline' | 'noCurrency' | 'checking' | 'invoiceOpen'

export type DepositSetting = {
  playerId: string
  currency: Currency | null
  /** The wallet as the player saw it at a press. */
  seenWallet: () => Shown
  methods: readonly PaymentMethod[]
  bonus: DepositBonus | null
  reachable: boolean
  /** Methods with a deposit whose reply was lost. */
  checking: ReadonlySet<string>
  /** Methods with an open invoice. */
  open: ReadonlySet<string>
}

type Reached = { onOpened: (here: OpenedInvoice) => void; onUnknown: () => void; refresh: () => void }

/** The suggested amount has changed since the player saw it. */
const CHANGED: AppError = { code: 'conflict', reason: 'terms.changed', retry: true }

/** State of the deposit form, and of the deposit being sent. */
export function useDeposit(setting: DepositSetting, reached: Reached) {
  const intl = useIntl()
  const { locale } = useLocale()
  const money = useShortMoney(setting.currency)
  const openTab = useOpenTab('deposit.opening')
  const inFlight = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(ref)
  const [sending, setSending] = useState<string | null>(null)
  const [isValidated, setValidated] = useState(false)
  /** Another invoice is open, and the player is asked whether one more is intended. */
  const [isConfirming, setConfirming] = useState(false)
  const [rejection, setRejection] = useState<{ error: AppError; text: string; methodHash: string } | null>(null)
  const { draft, typed, change, forget } = useDraft(setting)

  const method = chosen(setting, draft.methodHash)
  const text = typed ?? (method ? toTyped(method.standard, locale) : '')
  const seenTerms = useSeen(method && getTerms(method))
  const amount = method ? readDeposit(text, method, { locale, currency: setting.currency }) : null
  const off = method ? getDisabledReason(setting, method, sending) : null
  const bonus = setting.bonus?.rules && draft.bonusId === setting.bonus.id ? setting.bonus : null
  const currentRejection = rejection && rejection.methodHash === method?.hash ? rejection : null
  const lines = currentRejection
    ? getRejectionLines(intl, currentRejection.error, (_key, argument) => writeLimit(argument, money))
    : []

  useBlockReload('payIn', sending !== null || typed !== null)

  function problem(): string | undefined {
    if (!method || !amount) return undefined
    if (!amount.ok) return isValidated ? problemText(amount.problem, method) : undefined
    if (isBelowBonus(amount.value)) return isValidated ? belowBonusText() : undefined
    return currentRejection?.text === text ? lines.find(({ field }) => field === 'amount')?.text : undefined
  }

  function problemText(problem: DepositAmountProblem, { min, max }: PaymentMethod): string {
    return intl.formatMessage({ id: `deposit.amount.${problem}` }, { min: money(min), max: money(max) })
  }

  function isBelowBonus(value: Minor): boolean {
    const least = bonus?.rules?.minAmount ?? null
    return least !== null && value < least
  }

  function belowBonusText(): string {
    return intl.formatMessage({ id: 'deposit.amount.belowBonus' }, { min: money(bonus?.rules?.minAmount ?? ZERO) })
  }

  async function pay(): Promise<void> {
    // A ref, not state: two clicks may arrive before React renders.
    if (!method || !amount || off || inFlight.current) return
    setValidated(true)
    if (!amount.ok || isBelowBonus(amount.value)) return focusFirstWrong()
    if (setting.open.size > 0 && !isConfirming) return setConfirming(true)
    setConfirming(false)
    const seen = seenTerms()
    // A method that the player has just chosen counts as seen.
    const terms = seen?.methodHash === method.hash ? seen : getTerms(method)
    if (typed === null && terms.standard !== method.standard) {
      return setRejection({ error: CHANGED, text, methodHash: method.hash })
    }
    inFlight.current = true
    const tab = openTab()
    setSending(method.hash)
    setRejection(null)
    const answer = await commands.money.openDeposit({
      methodHash: method.hash,
      amount: amount.value,
      exchangeRate: terms.exchangeRate,
      shown: setting.seenWallet(),
      ...(bonus?.id && { bonusId: bonus.id }),
    })
    const page = tab.go(answer.ok ? answer.value.url : null)
    inFlight.current = false
    setSending(null)
    if (answer.ok) {
      forget()
      return reached.onOpened({ id: answer.value.invoiceId, page })
    }
    const { error } = answer
    // Shown as a pending deposit, not as a failure.
    if (error.reason === 'unknown') return reached.onUnknown()
    setRejection({ error, text, methodHash: method.hash })
    // The rejection may be based on newer limits than the cached ones.
    if (error.fields) reached.refresh()
    focusFirstWrong()
  }

  /** Changes the draft; the confirmation was about the previous values, so it is closed. */
  function alter(part: Partial<DepositDraft>): void {
    setConfirming(false)
    change(part)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void pay()
  }

  return {
    ref,
    method,
    text,
    off,
    isConfirming,
    amount: amount?.ok ? amount.value : null,
    takesBonus: bonus !== null,
    sending: sending !== null,
    /** The lines of the rejection, without those shown beside the amount. */
    lines: lines.filter(({ field }) => field !== 'amount'),
    problem: problem(),
    chooseMethod: (methodHash: string) => alter({ methodHash }),
    type: (amountText: string) =>
      setting.currency && alter({ amountTexts: { ...draft.amountTexts, [setting.currency]: amountText } }),
    takeBonus: (take: boolean) => alter({ bonusId: take ? (setting.bonus?.id ?? null) : null }),
    validate: () => setValidated(true),
    submit,
  }
}

export type Deposit = Omit<ReturnType<typeof useDeposit>, 'ref' | 'submit'>

/** What an offer consists of besides the amount. */
function getTerms({ hash, exchangeRate, standard }: PaymentMethod) {
  return { methodHash: hash, exchangeRate, standard }
}

function useDraft({ playerId, currency }: Pick<DepositSetting, 'playerId' | 'currency'>) {
  const [stored, setStored] = useAtom(depositDraftAtom)
  const draft = stored?.playerId === playerId ? stored : { playerId, methodHash: null, amountTexts: {}, bonusId: null }
  return {
    draft,
    /** The amount typed in the currency in use; null if none was typed. */
    typed: (currency && draft.amountTexts[currency]) ?? null,
    change: (part: Partial<DepositDraft>) => setStored({ ...draft, ...part }),
    forget: () => setStored(null),
  }
}

/** The chosen method, otherwise the first one without an open invoice. */
function chosen({ methods, open }: DepositSetting, hash: string | null): PaymentMethod | null {
  const byHand = methods.find((method) => method.hash === hash)
  return byHand ?? methods.find((method) => !open.has(method.hash)) ?? methods[0] ?? null
}

function getDisabledReason(
  setting: DepositSetting,
  { hash }: PaymentMethod,
  sending: string | null,
): DepositDisabledReason | null {
  if (sending === hash) return null
  if (!setting.reachable) return 'offline'
  if (setting.currency === null) return 'noCurrency'
  if (setting.checking.has(hash)) return 'checking'
  return setting.open.has(hash) ? 'invoiceOpen' : null
}

function writeLimit(argument: string, money: ReturnType<typeof useShortMoney>): string {
  const limit = fromDecimal(argument)
  return limit === null ? argument : money(limit)
}
