import { getBilling } from '#endpoints/billing.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'
import type { BillingRow, DepositBonus, PaymentMethod, PayoutMethod, UsedCard } from '#db/rows.ts'
import { log } from '../core/page.ts'
import { loadProfile } from '../profile/index.ts'
import { bonusRules, DEPOSIT_BONUS } from '#domain/money/bonus.ts'
import type { Commission } from '#domain/money/commission.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { minPayout } from '#domain/money/limits.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type Minor, minor, ZERO } from '#domain/money/money.ts'
import { type Names, nameIn } from '#domain/languages/names.ts'
import { mergeTexts, textsIn, textsOfNames } from '#domain/languages/texts-by-language.ts'

type Reply = EndpointReply<typeof getBilling>

/**
 * Fetches the deposit and withdrawal methods, with limits in the active currency. If the player has switched to another
 * currency meanwhile, the reply is not written. Throws `CommandError`; the last good row stays.
 */
export function loadBilling(context: Context): Promise<void> {
  return context.localizedLoads.load('billing', () => fetchBilling(context))
}

async function fetchBilling(context: Context): Promise<void> {
  const { db, page, call, clock, session } = context
  const authSession = await session.player()
  const { playerId } = authSession
  const inUse = async () => (await db.wallets.get(playerId))?.currency ?? null
  const asked = await inUse()
  const requestedAt = clock.now()
  const [reply, language] = await context.localizedLoads.inLanguage(() =>
    context.trackLoad('billing', () => call(getBilling, { authSession })),
  )
  const currency = getReportedCurrency(reply.currency, asked)
  // The player switched the currency on another device: the profile has the new one.
  if (currency !== (await inUse())) await loadProfile(context).catch(() => null)
  const row: BillingRow = {
    playerId,
    currency,
    methods: [
      ...reply.payments.methods.map((method) => toMethod(method, page.locale)),
      ...reply['crypto-payments'].map((method) => toCrypto(method, page.locale)),
    ].filter(isUsable),
    payouts: [...reply['crypto-payouts'], ...(reply.payouts?.methods ?? [])].map((method) =>
      toPayout(method, currency, page.locale),
    ),
    addresses: reply.payout_addresses,
    cards: toUsedCards(reply.cards ?? []),
    bonus: toBonus(reply.payments.bonus),
    fetchedAt: clock.now(),
  }
  const methodNames = textsOfNames(getNames(reply))
  const bonusName = textsIn(language, { [DEPOSIT_BONUS]: row.bonus?.name })
  await session.write(authSession, async () => {
    if ((await inUse()) !== currency) return
    const before = await db.billing.get(playerId)
    const texts = mergeTexts(mergeTexts(before?.texts, methodNames), bonusName)
    // A list that came with a change since is newer than this one.
    const { addresses, addressesAt = 0 } = before ?? {}
    const current = addressesAt > requestedAt && addresses !== undefined && { addresses }
    await db.billing.put({ ...row, ...current, addressesAt, texts })
  })
}

/** The names of all methods by their hashes. */
function getNames(reply: Reply): Record<string, Names> {
  const methods: { hash: string; name: Names }[] = [
    ...reply.payments.methods,
    ...reply['crypto-payments'],
    ...reply['crypto-payouts'],
    ...(reply.payouts?.methods ?? []),
  ]
  return Object.fromEntries(methods.map(({ hash, name }) => [hash, name]))
}

function getReportedCurrency(currency: string | null, asked: Currency | null): Currency | null {
  if (currency === null) return asked
  return isCurrency(currency) ? currency : null
}

function toMethod(method: Reply['payments']['methods'][number], locale: Locale): PaymentMethod {
  return {
    ...common(method, locale),
    kind: method.kind,
    means: method.means,
    exchangeCurrency: method.exchange_currency,
    exchangeRate: method.exchange_rate,
    network: null,
    confirmations: null,
  }
}

function toCrypto(method: Reply['crypto-payments'][number], locale: Locale): PaymentMethod {
  return {
    ...common(method, locale),
    kind: 'crypto',
    exchangeCurrency: method.exchange_currency,
    exchangeRate: method.exchange_rate,
    network: method.network,
    confirmations: method.confirmations,
  }
}

type Named = Pick<Reply['payments']['methods'][number], 'name'>
type Limited = Named & { hash: string; min_amount: Minor; max_amount: Minor; default_amount: Minor }
type Terms = Pick<Reply['payments']['methods'][number], 'commission_percent' | 'commission_fixed' | 'minutes'>

function common(method: Limited & Terms, locale: Locale) {
  const { hash, min_amount: min, max_amount: max, default_amount } = method
  // Clamp the suggested amount to the limits, so that the method accepts it.
  return {
    hash,
    name: nameIn(method.name, locale),
    min,
    max,
    standard: minor(Math.max(min, Math.min(default_amount, max))),
    commission: toCommission(method),
    minutes: method.minutes,
  }
}

/** null if the operator says nothing about it, which is not the same as none. */
function toCommission({ commission_percent: percent, commission_fixed: fixed }: Terms): Commission | null {
  return percent === null && fixed === null ? null : { percent: percent ?? 0, fixed: fixed ?? ZERO }
}

function isUsable({ hash, min, max }: PaymentMethod): boolean {
  if (min <= max) return true
  log('method takes no amount', hash)
  return false
}

function toPayout(method: Reply['crypto-payouts'][number], currency: Currency | null, locale: Locale): PayoutMethod {
  const least = currency === null ? ZERO : minPayout(currency)
  return {
    hash: method.hash,
    name: nameIn(method.name, locale),
    kind: method.kind,
    network: method.network,
    min: minor(Math.max(least, method.min_amount ?? ZERO)),
    max: method.max_amount,
    commission: { percent: method.commission_percent ?? 0, fixed: method.commission_fixed ?? ZERO },
    exchangeCurrency: method.exchange_currency,
    exchangeRate: method.exchange_rate,
    hours: method.hours,
  }
}

/** A card that is sent twice would be two choices with one id. */
function toUsedCards(cards: NonNullable<Reply['cards']>): UsedCard[] {
  const byId = new Map(cards.toReversed().map((card) => [card.id, card]))
  return cards
    .filter((card) => byId.get(card.id) === card)
    .map(({ id, last_four: lastFour, methods }) => ({ id, lastFour, methods }))
}

/** A bonus without rules is shown by name only and cannot be activated. */
function toBonus(bonus: Reply['payments']['bonus']): DepositBonus | null {
  if (bonus === null) return null
  if (!('id' in bonus)) return { name: bonus.name, id: null, rules: null }
  return { name: bonus.name, id: bonus.id, rules: bonusRules(bonus), welcome: bonus.welcome }
}
