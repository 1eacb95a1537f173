import { atom, useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PayoutMethod, UsedCard, WalletRow } from '#db/view.ts'
import type { AppError, Result } from '#domain/calls/result.ts'
import { computeArriving } from '#domain/money/commission.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import type { Shown } from '#domain/money/shown.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { PayoutKind } from '#domain/money/payout.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import { commands } from '../../data/commands.ts'
import { useForm } from '../../forms/use-form.ts'
import { useValueAtPress } from '../../ui/use-value-at-press.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { type CardChoice, chooseUsedCard, isCardGone } from '../PayIn/used-card.ts'
import { writeLimit } from '../PayIn/write-limit.ts'
import { getMostToWithdraw, readAmount, readRecipient, recipientProblem } from './check-order.ts'

/**
 * What a player chose and typed for a withdrawal; stays in memory until the page is unloaded. Another player never sees
 * it.
 */
type WithdrawDraft = {
  playerId: string
  methodHash: string | null
  /** The amounts as typed, each in its currency. */
  amountTexts: Partial<Record<Currency, string>>
  /** The card number and the wallet address, each as typed. */
  to: Record<PayoutKind, string>
  cardId?: CardChoice
}

const withdrawDraftAtom = atom<WithdrawDraft | null>(null)

/** Why no withdrawal with the chosen method is possible now, whatever is typed. */
export type WithdrawDisabledReason = 'offline' | 'noCurrency' | 'checking'

export type WithdrawSetting = {
  playerId: string
  wallet: WalletRow
  /** The wallet as the player saw it at a press. */
  seenWallet: () => Shown
  methods: readonly PayoutMethod[]
  /** The cards of earlier payments. */
  cards: readonly UsedCard[]
  reachable: boolean
  /** Methods with a withdrawal whose reply was lost or has not arrived yet. */
  checking: ReadonlySet<string>
  refresh: () => void
  /** The operator has accepted the withdrawal. */
  onSent: () => void
}

/** State of the withdrawal form: filling in, review and sending. */
export function useWithdraw(setting: WithdrawSetting) {
  const intl = useIntl()
  const { locale } = useLocale()
  const { currency, balance } = setting.wallet
  const money = useShortMoney(currency)
  /** The method that is being reviewed; if it is gone meanwhile, the form is shown again. */
  const [reviewed, setReviewed] = useState<string | null>(null)
  const { draft, typed, change, type, forget } = useDraft(setting)

  const method = setting.methods.find(({ hash }) => hash === draft.methodHash) ?? setting.methods[0] ?? null
  const amount = method && currency ? readAmount(typed, method, { currency, balance, locale }) : null
  const seenTerms = useSeen(method && getTerms(method))
  const used = chooseUsedCard(setting.cards, method?.hash ?? '', draft.cardId)
  const { card } = used
  const to = method ? draft.to[method.kind] : ''
  const reason = method && getDisabledReason(setting, method)
  const form = useForm({
    values: { amount: typed, to },
    isDisabled: !method || reason !== null,
    leavesFocus: true,
    writeArgument: (_key, argument) => writeLimit(argument, money),
    check: () => ({ amount: getAmountProblem(), to: method && !card ? recipientProblem(to, method) : null }),
    send,
    // The list of cards says it.
    leadsOn: isCardGone,
    done: (isSent) => {
      form.forget()
      forget()
      if (isSent) setting.onSent()
    },
  })
  const disabledReason = form.sending ? null : reason
  // The operator may take the amount from the balance before it answers, and then the balance is too low for it.
  const shownAmount = useValueAtPress(amount?.ok ? amount.value : null, form.sending)

  useBlockReload('withdraw', form.sending || typed !== '' || Object.values(draft.to).some(Boolean))

  function getAmountProblem(): { text: string } | null {
    if (!method || !amount || amount.ok) return null
    const { problem } = amount
    if (problem === 'commission') return { text: intl.formatMessage({ id: 'withdraw.amount.commission' }) }
    if (problem === 'funds') {
      const values = { balance: balance === null ? '' : money(balance) }
      return { text: intl.formatMessage({ id: 'withdraw.amount.funds' }, values) }
    }
    const limits = { min: money(method.min), max: method.max === null ? '' : money(method.max) }
    return { text: intl.formatMessage({ id: `deposit.amount.${problem}` }, limits) }
  }

  function review(event: FormEvent): void {
    event.preventDefault()
    if (disabledReason) return
    if (!method || !form.isReady()) return
    setReviewed(method.hash)
    // If the operator no longer has the card, no other takes its place.
    change({ methodHash: method.hash, ...(card && { cardId: card.id }) })
  }

  /** Sends the withdrawal; false if its reply was lost. */
  async function send(): Promise<Result<boolean>> {
    if (!method || !amount?.ok) throw new Error('a withdrawal was sent that was not checked')
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
      ...(card && { cardId: card.id }),
    })
    setReviewed(null)
    if (answer.ok) return { ok: true, value: true }
    const { error } = answer
    if (error.reason === 'unknown') return { ok: true, value: false }
    if (!error.fields) return answer
    // The rejection may be based on newer limits than the cached ones.
    setting.refresh()
    return { ok: false, error: { ...error, fields: toFormFields(error.fields) } }
  }

  return {
    ref: form.ref,
    method,
    amountText: typed,
    to,
    /** The recipient parsed from the typed text; null while no method is chosen. */
    recipient: method && (card ? readCard(card) : readRecipient(to, method)),
    used,
    chooseCard: (cardId: string | null) => change({ cardId }),
    disabledReason,
    sending: form.sending,
    // Another recipient than the reviewed one is not sent.
    reviewing: reviewed !== null && reviewed === method?.hash && !used.isGone,
    amount: shownAmount,
    most: method ? getMostToWithdraw(method, balance) : null,
    problem: { amount: form.problem('amount'), to: form.problem('to') },
    /** The lines of the rejection, without those shown beside a field. */
    lines: form.failure?.lines ?? [],
    chooseMethod: (methodHash: string) => change({ methodHash }),
    typeAmount: type,
    // The recipient is one of this method's network.
    typeTo: (text: string) => method && change({ methodHash: method.hash, to: { ...draft.to, [method.kind]: text } }),
    all: (most: NonNullable<WithdrawSetting['wallet']['balance']>) => type(toTyped(most, locale)),
    review,
    send: () => form.submit(),
    back: () => setReviewed(null),
  }
}

export type Withdrawal = ReturnType<typeof useWithdraw>

/** A rejection by the fields of the form: the operator calls the recipient by its kind. */
function toFormFields({ to = [], wallet = [], card = [], ...others }: NonNullable<AppError['fields']>) {
  const recipient = [...to, ...wallet, ...card]
  return recipient.length > 0 ? { ...others, to: recipient } : others
}

const NO_RECIPIENT: WithdrawDraft['to'] = { card: '', crypto: '' }

/** What an offer consists of besides the amount. */
function getTerms({ hash, commission, exchangeRate }: PayoutMethod) {
  return { methodHash: hash, commission, exchangeRate }
}

function readCard({ lastFour }: UsedCard): ReturnType<typeof readRecipient> {
  return { address: lastFour, isLink: false, hasAmount: false }
}

function useDraft({ playerId, wallet: { currency } }: Pick<WithdrawSetting, 'playerId' | 'wallet'>) {
  const [stored, setStored] = useAtom(withdrawDraftAtom)
  const draft =
    stored?.playerId === playerId ? stored : { playerId, methodHash: null, amountTexts: {}, to: NO_RECIPIENT }
  const change = (part: Partial<WithdrawDraft>) => setStored({ ...draft, ...part })
  return {
    draft,
    /** The amount typed in the currency in use. */
    typed: (currency && draft.amountTexts[currency]) ?? '',
    change,
    type: (text: string) => currency && change({ amountTexts: { ...draft.amountTexts, [currency]: text } }),
    forget: () => setStored({ ...draft, amountTexts: {}, to: NO_RECIPIENT, cardId: undefined }),
  }
}

function getDisabledReason(setting: WithdrawSetting, { hash }: PayoutMethod): WithdrawDisabledReason | null {
  if (!setting.reachable) return 'offline'
  if (setting.wallet.currency === null) return 'noCurrency'
  return setting.checking.has(hash) ? 'checking' : null
}
