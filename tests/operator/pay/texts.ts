import { type Locale, localeTag, supportedLocale } from '#domain/languages/locales.ts'

type Texts = Record<
  | 'title'
  | 'play'
  | 'amount'
  | 'method'
  | 'invoice'
  | 'left'
  | 'card'
  | 'pay'
  | 'decline'
  | 'waiting'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'close'
  | 'back'
  | 'unknown'
  | 'commission'
  | 'arrives'
  | 'changed'
  | 'checked'
  | 'other'
  | 'otherAmount'
  | 'otherWrong',
  string
>

/** The texts of the payment page. */
export const TEXTS: Record<Locale, Texts> = {
  en: {
    title: 'Payment',
    play: 'Play money only. No card, no bank, nothing is charged.',
    amount: 'Amount',
    method: 'Payment method',
    invoice: 'Invoice',
    left: 'Time left',
    card: 'Play card',
    pay: 'Pay',
    decline: 'Decline',
    waiting: 'Payment pending.',
    paid: 'Payment completed. The amount is on your balance.',
    declined: 'Payment declined. Nothing was credited.',
    expired: 'Time to pay is up. Nothing was credited.',
    close: 'You can close this page.',
    back: 'Return to the casino',
    unknown: 'This invoice doesn’t exist.',
    commission: 'Fee',
    arrives: 'Added to the balance',
    changed: 'You sent a different amount, so the sums have changed.',
    checked: 'We received a different amount and are checking it.',
    other: 'Pay another amount',
    otherAmount: 'Another amount, {currency}',
    otherWrong: 'This amount can’t be paid.',
  },
  ru: {
    title: 'Оплата',
    play: 'Только игровые деньги. Ни карты, ни банка: ничего не спишется.',
    amount: 'Сумма',
    method: 'Способ оплаты',
    invoice: 'Счёт',
    left: 'Осталось времени',
    card: 'Игровая карта',
    pay: 'Оплатить',
    decline: 'Отклонить',
    waiting: 'Платёж в ожидании.',
    paid: 'Платёж выполнен. Сумма уже на вашем балансе.',
    declined: 'Платёж отклонён. Ничего не зачислено.',
    expired: 'Время на оплату вышло. Ничего не зачислено.',
    close: 'Эту страницу можно закрыть.',
    back: 'Вернуться в казино',
    unknown: 'Такого счёта нет.',
    commission: 'Комиссия',
    arrives: 'Зачислится на баланс',
    changed: 'Пришла другая сумма, чем в счёте: суммы пересчитаны.',
    checked: 'Пришла другая сумма, мы её проверяем.',
    other: 'Оплатить другую сумму',
    otherAmount: 'Другая сумма, {currency}',
    otherWrong: 'Такую сумму оплатить нельзя.',
  },
  kz: {
    title: 'Төлем',
    play: 'Тек ойын ақшасы. Карта да, банк та жоқ: ештеңе алынбайды.',
    amount: 'Сома',
    method: 'Төлем тәсілі',
    invoice: 'Шот',
    left: 'Қалған уақыт',
    card: 'Ойын картасы',
    pay: 'Төлеу',
    decline: 'Қабылдамау',
    waiting: 'Төлем күтуде.',
    paid: 'Төлем орындалды. Сома балансыңызда.',
    declined: 'Төлем қабылданбады. Балансқа ештеңе түскен жоқ.',
    expired: 'Төлем уақыты өтіп кетті. Балансқа ештеңе түскен жоқ.',
    close: 'Бұл бетті жабуға болады.',
    back: 'Казиноға оралу',
    unknown: 'Мұндай шот жоқ.',
    commission: 'Комиссия',
    arrives: 'Балансқа түседі',
    changed: 'Шоттағыдан басқа сома келді: сомалар қайта есептелді.',
    checked: 'Басқа сома келді, оны тексеріп жатырмыз.',
    other: 'Басқа соманы төлеу',
    otherAmount: 'Басқа сома, {currency}',
    otherWrong: 'Мұндай соманы төлеуге болмайды.',
  },
}

/** The language of the page: from the player's profile, else from Accept-Language, else English. */
export function payLocale(profile: string | null, acceptLanguage: string | undefined): Locale {
  const asked = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  for (const candidate of [profile, ...asked]) {
    const locale = supportedLocale(candidate)
    if (locale) return locale
  }
  return 'en'
}

export function pageLanguage(locale: Locale): string {
  return localeTag(locale).split('-')[0] ?? 'en'
}
