import { atom, useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import type { DepositBonus, PaymentMethod, UsedCard } from '#db/view.ts'
import type { AppError, Result } from '#domain/calls/result.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Shown } from '#domain/money/shown.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import { commands } from '../../data/commands.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { useForm } from '../../forms/use-form.ts'
import { readDeposit } from './deposit-amount.ts'
import type { DepositAllowance } from './deposit-allowance.ts'
import { useOpenTab } from '../../base/use-open-tab.ts'
import type { OpenedInvoice } from './use-pay-in.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { type CardChoice, chooseUsedCard, isCardGone } from './used-card.ts'
import { writeLimit } from './write-limit.ts'

/**
 * What a player chose and typed for a deposit; stays in memory until the page is unloaded. Another player never sees
 * it.
 */
type DepositDraft = {
  playerId: string
  methodHash: string | null
  /** The amounts as typed, each in its currency. */
  amountTexts: Partial<Record<Currency, string>>
  /** The chosen bonus, null for none; not there before a choice, which is a deposit without a bonus. */
  bonusId?: string | null
  cardId?: CardChoice
}

const depositDraftAtom = atom<DepositDraft | null>(null)

/** Why no deposit with the chosen method is possible now, whatever the amount. */
export type DepositDisabledReason = 'offline' | 'noCurrency' | 'checking' | 'invoiceOpen'

export type DepositSetting = {
  playerId: string
  currency: Currency | null
  /** What the player's limits leave; null without a limit. */
  allowance: DepositAllowance | null
  /** Answers the question of a limit, which a deposit puts off; null where none is asked. */
  onLimitLater: (() => void) | null
  /** The wallet as the player saw it at a press. */
  seenWallet: () => Shown
  methods: readonly PaymentMethod[]
  bonus: DepositBonus | null
  /** The cards of earlier payments. */
  cards: readonly UsedCard[]
  reachable: boolean
  /** Methods with a deposit whose reply was lost. */
  checking: ReadonlySet<string>
  /** Methods with an open invoice. */
  open: ReadonlySet<string>
  /** The method of the newest paid deposit: chosen at first. */
  lastMethod: string | null
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
  /** The method of the newest deposit that was sent. */
  const [sentMethod, setSentMethod] = useState<string | null>(null)
  /** Another invoice is open, and the player is asked whether one more is intended. */
  const [isConfirming, setConfirming] = useState(false)
  const { draft, typed, change, forget } = useDraft(setting)
  // Another invoice that opens or ends meanwhile must not change what the next press pays.
  const [firstMethod] = useState(() => suggestMethod(setting)?.hash ?? null)

  const method = findMethod(setting, draft.methodHash) ?? findMethod(setting, firstMethod) ?? suggestMethod(setting)
  const text = typed ?? (method ? toTyped(method.standard, locale) : '')
  const used = chooseUsedCard(setting.cards, method?.hash ?? '', draft.cardId)
  const cardId = used.card?.id
  const seenTerms = useSeen(method && getTerms(method, cardId))
  const amount = method ? readDeposit(text, method, { locale, currency: setting.currency }) : null
  const reason = method && getDisabledReason(setting, method)
  const bonus = setting.bonus?.rules && draft.bonusId === setting.bonus.id ? setting.bonus : null
  const form = useForm({
    values: { amount: text },
    subject: method?.hash,
    isDisabled: !method || reason !== null,
    leavesFocus: true,
    writeArgument: (_key, argument) => writeLimit(argument, money),
    check: () => ({ amount: getProblem() }),
    send,
    // The list of cards says it.
    leadsOn: isCardGone,
    done: (opened) => {
      // Shown as a pending deposit, not as a failure.
      if (!opened) return reached.onUnknown()
      forget()
      reached.onOpened(opened)
    },
  })

  useBlockReload('payIn', form.sending || typed !== null)

  function getProblem(): { text: string } | null {
    if (!method || !amount) return null
    if (!amount.ok) {
      const limits = { min: money(method.min), max: money(method.max) }
      return { text: intl.formatMessage({ id: `deposit.amount.${amount.problem}` }, limits) }
    }
    const { allowance } = setting
    if (allowance && amount.value > allowance.left) return { text: intl.formatMessage({ id: 'protection.aboveLimit' }) }
    const least = bonus?.rules?.minAmount ?? null
    if (least === null || amount.value >= least) return null
    return { text: intl.formatMessage({ id: 'deposit.amount.belowBonus' }, { min: money(least) }) }
  }

  /** The terms of the method that the player has seen; null if it replaced another by itself. */
  function getSeenTerms(shown: PaymentMethod) {
    const seen = seenTerms()
    if (seen?.methodHash === shown.hash) return seen
    // A method that the player has just chosen counts as seen.
    return draft.methodHash === shown.hash ? getTerms(shown, cardId) : null
  }

  /** Sends the deposit; null if its reply was lost. */
  async function send(): Promise<Result<OpenedInvoice | null>> {
    if (!method || !amount?.ok) throw new Error('a deposit was sent that was not checked')
    setConfirming(false)
    const terms = getSeenTerms(method)
    if (!terms || (typed === null && terms.standard !== method.standard)) return { ok: false, error: CHANGED }
    // A card that the player has chosen counts as seen, one that took another's place by itself does not.
    if (draft.cardId === undefined && terms.cardId !== cardId) return { ok: false, error: CHANGED }
    // From now on it is the chosen one: if the operator no longer has it, no other takes its place.
    if (cardId !== undefined) change({ cardId })
    // Coins are sent to an address, so no payment page is to be opened.
    const tab = method.kind === 'crypto' ? null : openTab()
    setSentMethod(method.hash)
    const answer = await commands.money.openDeposit({
      methodHash: method.hash,
      amount: amount.value,
      exchangeRate: terms.exchangeRate,
      shown: setting.seenWallet(),
      ...(bonus?.id && { bonusId: bonus.id }),
      ...(cardId !== undefined && { cardId }),
    })
    const page = tab?.go(answer.ok ? answer.value.url : null) ?? 'none'
    if (answer.ok || answer.error.reason === 'unknown') setting.onLimitLater?.()
    if (answer.ok) return { ok: true, value: { id: answer.value.invoiceId, page } }
    if (answer.error.reason === 'unknown') return { ok: true, value: null }
    // The rejection may be based on newer limits than the cached ones.
    if (answer.error.fields) reached.refresh()
    return answer
  }

  /** Changes the draft; the confirmation was about the previous values, so it is closed. */
  function alter(part: Partial<DepositDraft>): void {
    setConfirming(false)
    change(part)
  }

  function submit(event: FormEvent): void {
    if (setting.open.size === 0 || isConfirming) return form.submit(event)
    event.preventDefault()
    if (form.isReady()) setConfirming(true)
  }

  /** Fills in a method and an amount and sends the deposit, with the form's own checks and questions. */
  function repeat(methodHash: string, amountText: string): void {
    const { currency } = setting
    if (currency === null) return
    // At once: the form sends what is rendered, and after the click the browser would block the payment page.
    flushSync(() => alter({ methodHash, amountTexts: { ...draft.amountTexts, [currency]: amountText } }))
    form.ref.current?.requestSubmit()
  }

  return {
    ref: form.ref,
    method,
    text,
    disabledReason: form.sending && sentMethod === method?.hash ? null : reason,
    isConfirming,
    amount: amount?.ok ? amount.value : null,
    takesBonus: draft.bonusId === undefined ? null : bonus !== null,
    sending: form.sending,
    /** The lines of the rejection, without those shown beside the amount. */
    lines: form.failure?.lines ?? [],
    problem: form.problem('amount'),
    used,
    chooseCard: (id: string | null) => alter({ cardId: id }),
    chooseMethod: (methodHash: string) => alter({ methodHash }),
    type: (amountText: string) =>
      setting.currency && alter({ amountTexts: { ...draft.amountTexts, [setting.currency]: amountText } }),
    repeat,
    takeBonus: (take: boolean) => alter({ bonusId: take ? (setting.bonus?.id ?? null) : null }),
    validate: form.showProblems,
    submit,
  }
}

export type Deposit = Omit<ReturnType<typeof useDeposit>, 'ref' | 'submit'>

/** What an offer consists of besides the amount. */
function getTerms({ hash, exchangeRate, standard }: PaymentMethod, cardId: string | undefined) {
  return { methodHash: hash, exchangeRate, standard, cardId }
}

function useDraft({ playerId, currency }: Pick<DepositSetting, 'playerId' | 'currency'>) {
  const [stored, setStored] = useAtom(depositDraftAtom)
  const draft = stored?.playerId === playerId ? stored : { playerId, methodHash: null, amountTexts: {} }
  return {
    draft,
    /** The amount typed in the currency in use; null if none was typed. */
    typed: (currency && draft.amountTexts[currency]) ?? null,
    change: (part: Partial<DepositDraft>) => setStored({ ...draft, ...part }),
    forget: () => setStored(null),
  }
}

function findMethod({ methods }: DepositSetting, hash: string | null): PaymentMethod | null {
  return methods.find((method) => method.hash === hash) ?? null
}

/** The method of the last deposit, otherwise the first one; without an open invoice if possible. */
function suggestMethod({ methods, open, lastMethod }: DepositSetting): PaymentMethod | null {
  const free = methods.filter((method) => !open.has(method.hash))
  return free.find((method) => method.hash === lastMethod) ?? free[0] ?? methods[0] ?? null
}

function getDisabledReason(setting: DepositSetting, { hash }: PaymentMethod): DepositDisabledReason | null {
  if (!setting.reachable) return 'offline'
  if (setting.currency === null) return 'noCurrency'
  if (setting.checking.has(hash)) return 'checking'
  return setting.open.has(hash) ? 'invoiceOpen' : null
}
