import { describe, expect, it } from 'vitest'
import { getPageFacts } from '#src/build/page-facts.ts'
import { readFaq } from '#src/build/page-texts.ts'
import { findAnswers, splitByMatches } from '#src/pages/faq/find-answers.ts'
import { ASKED_WITH, SYNONYMS } from '#src/pages/faq/synonyms.ts'
import { LOCALES } from '#domain/languages/locales.ts'

const TEXTS = { en: readFaq('faq', 'en'), ru: readFaq('faq', 'ru'), kz: readFaq('faq', 'kz') }

describe('questions and answers', () => {
  it('each has its own address, and there are enough of them', () => {
    const ids = TEXTS.en.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(TEXTS.en.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(30)
  })

  it('answers are not empty and name the product’s own limits', () => {
    for (const groups of Object.values(TEXTS))
      for (const { answer, question } of groups.flatMap(({ items }) => items)) {
        const words = answer.flat().join(' ')
        expect(words.length, question).toBeGreaterThan(40)
        expect(words, question).not.toMatch(/undefined|NaN/)
      }
    const limits = TEXTS.en.flatMap(({ items }) => items).find(({ id }) => id === 'deposit-limits')
    expect(limits?.answer[0]).toContain('₽100 – ₽300,000')
  })
})

describe('the search of the FAQ', () => {
  const idsFound = (query: string, groups = TEXTS.en): string[] | undefined =>
    findAnswers(groups, query)?.groups.flatMap(({ items }) => items.map(({ id }) => id))

  it('finds words by their beginning, in question or answer, in any order', () => {
    expect(idsFound('forgot passw')).toContain('lost-password')
    expect(idsFound('code PROMO')).toContain('promo-code')
    expect(idsFound('сид', TEXTS.ru)).toEqual(expect.arrayContaining(['provably-fair', 'check-a-round']))
    expect(idsFound('құжат', TEXTS.kz)).toContain('which-documents')
    expect(findAnswers(TEXTS.en, ' .')).toBeNull()
  })

  it.each([
    ['en', 'wagering requirement', 'wagering'],
    ['en', 'provably fair', 'provably-fair'],
    ['en', 'KYC', 'why-verify'],
    ['en', 'deposit limits', 'deposit-limits'],
    ['en', 'self-exclusion', 'in-moderation'],
    ['ru', 'вейджер', 'wagering'],
    ['ru', 'верификация', 'why-verify'],
    ['ru', 'самоисключение', 'in-moderation'],
    ['kz', 'вейджер', 'wagering'],
    ['kz', 'толықтыру', 'how-to-deposit'],
    ['kz', 'верификация', 'why-verify'],
    ['en', 'how to deposit money', 'how-to-deposit'],
    ['en', 'withdraw money', 'how-to-withdraw'],
    ['ru', 'как вывести выигрыш', 'how-to-withdraw'],
    ['ru', 'срок вывода', 'withdrawal-time'],
    ['ru', 'вывести деньги с баланса', 'how-to-withdraw'],
    ['ru', 'пополнить счёт картой', 'how-to-deposit'],
    ['ru', 'не пришёл код', 'no-code'],
    ['ru', 'верификацию аккаунта', 'why-verify'],
    ['kz', 'ақша шығару', 'how-to-withdraw'],
    ['kz', 'балансты толтыру', 'how-to-deposit'],
    ['kz', 'құжаттарымды', 'which-documents'],
  ] as const)('finds industry terms and usual questions: %s, %s', (locale, query, id) => {
    expect(idsFound(query, TEXTS[locale])).toContain(id)
  })

  it('tolerates a typo and the wrong keyboard layout, and reports an empty result', () => {
    expect(idsFound('pasword')).toContain('lost-password')
    expect(idsFound('gfhjkm', TEXTS.ru)).toContain('lost-password')
    expect(findAnswers(TEXTS.en, 'xylophone')).toMatchObject({ groups: [], count: 0 })
  })

  it('lists first the question that is about the query itself', () => {
    expect(idsFound('password')?.[0]).toBe('lost-password')
    expect(idsFound('пароль', TEXTS.ru)?.[0]).toBe('lost-password')
    expect(idsFound('вывод', TEXTS.ru)?.[0]).toBe('how-to-withdraw')
  })

  it.each([
    ['en', 'how-to-withdraw', 'withdraw withdrawal withdrawals withdrawing'],
    ['en', 'which-documents', 'card cards'],
    ['en', 'why-verify', 'verify verified verification'],
    ['en', 'bet-limits', 'bet bets'],
    ['en', 'provably-fair', 'seed seeds'],
    ['ru', 'which-documents', 'карта карты карту картой картам'],
    ['ru', 'how-to-withdraw', 'вывод вывода выводу выводом выводы выводов вывести вывожу выведу вывел выводить'],
    ['ru', 'lost-password', 'пароль пароля паролем пароли паролей'],
    ['ru', 'get-a-bonus', 'бонус бонуса бонусы бонусов бонусный'],
    ['ru', 'bet-limits', 'ставка ставки ставку ставок'],
    ['ru', 'who-may-play', 'игра игру игры играх играть'],
    ['ru', 'deposit-missing', 'деньги денег деньгами'],
    ['kz', 'which-documents', 'карта картаны картаға картадан картасы карталарыма'],
    ['kz', 'deposit-missing', 'ақша ақшаны ақшаға ақшам ақшасынан'],
    ['kz', 'get-a-bonus', 'бонус бонустар бонусты бонусымды'],
    ['kz', 'how-to-withdraw', 'шығару шығаруға шығарамын шығардым шығарған'],
    ['kz', 'lost-password', 'құпиясөз құпиясөзді құпиясөзім'],
    ['kz', 'no-code', 'код кодты кодтар'],
  ] as const)('finds a question by every form of its word: %s, %s by %s', (locale, first, forms) => {
    for (const form of forms.split(' ')) expect(idsFound(form, TEXTS[locale])?.[0], form).toBe(first)
  })

  it.each([
    ['kz', 'how-to-withdraw', 'вывод выводы вывести withdrawal'],
    ['kz', 'get-a-bonus', 'бонусы бонусов bonuses'],
    ['kz', 'which-documents', 'карты карту картой cards'],
    ['kz', 'lost-password', 'пароль пароля password'],
    ['kz', 'why-verify', 'верификация верификацию verify'],
    ['kz', 'bet-limits', 'ставка ставки bet'],
    ['ru', 'how-to-withdraw', 'шығару withdraw'],
    ['ru', 'lost-password', 'құпиясөз passwords'],
    ['en', 'lost-password', 'пароля құпиясөзді'],
  ] as const)('understands words of another language: %s, %s by %s', (locale, first, words) => {
    for (const word of words.split(' ')) expect(idsFound(word, TEXTS[locale])?.[0], word).toBe(first)
  })

  it('finds the same by all synonyms, in each language', () => {
    for (const groups of Object.values(TEXTS))
      for (const meaning of SYNONYMS) {
        const [ids = [], ...others] = meaning.split(' ').map((word) => idsFound(word, groups) ?? [])
        for (const other of others)
          expect(
            other.some((id) => ids.includes(id)),
            meaning,
          ).toBe(true)
      }
  })

  it('finds a question by its related words, and relates words only to existing questions', () => {
    const ids = TEXTS.en.flatMap(({ items }) => items.map(({ id }) => id))
    for (const [id, words] of Object.entries(ASKED_WITH)) {
      expect(ids).toContain(id)
      for (const groups of Object.values(TEXTS))
        for (const word of words.split(' ')) expect(idsFound(word, groups), word).toContain(id)
    }
  })

  it('finds nothing by a word that is in no question', () => {
    expect(idsFound('ксилофон', TEXTS.kz)).toEqual([])
    expect(idsFound('xylophone')).toEqual([])
    expect([...(findAnswers(TEXTS.en, 'seed')?.words ?? [])].toSorted()).toEqual(['seed', 'seeds'])
    expect([...(findAnswers(TEXTS.en, 'passport')?.words ?? [])]).toEqual(['passport'])
  })

  it('tolerates a typo in one word beside correct ones', () => {
    expect(idsFound('забыл пороль', TEXTS.ru)).toEqual(['lost-password'])
    expect(idsFound('заб пороль', TEXTS.ru)).toEqual(['lost-password'])
    expect(idsFound('wthdraw')).toEqual(idsFound('withdraw'))
    expect(idsFound('parol')).toEqual(idsFound('password'))
    expect(idsFound('верефикация', TEXTS.kz)).toEqual(idsFound('верификация', TEXTS.kz))
  })

  it('matches a question as people ask it, a compound written apart, and the name of a group', () => {
    expect(idsFound('Как вывести деньги?', TEXTS.ru)?.[0]).toBe('how-to-withdraw')
    expect(idsFound('как вывести деньги', TEXTS.kz)?.[0]).toBe('how-to-withdraw')
    expect(idsFound('құпия сөз', TEXTS.kz)).toEqual(idsFound('құпиясөз', TEXTS.kz))
    expect(idsFound('минимальный депозит', TEXTS.ru)).toEqual(['deposit-limits'])
    expect(idsFound('safety')).toEqual(TEXTS.en.at(-1)?.items.map(({ id }) => id))
  })

  it.each([
    ['en', 'how long does a withdrawal to my kaspi card take', 'withdrawal-time'],
    ['en', 'delete my account permanently please', 'close-account'],
    ['en', 'what is the minimum deposit in tenge here', 'deposit-limits'],
    ['en', 'game froze in the middle of a spin', 'broken-round'],
    ['ru', 'забыл пароль и потерял доступ к почте', 'lost-password'],
    ['ru', 'как отказаться от бонуса чтобы вывести деньги', 'give-up-bonus'],
    ['ru', 'сайт не открывается заблокирован провайдером', 'site-unreachable'],
    ['kz', 'бонустан бас тартып ақшаны шығару', 'give-up-bonus'],
    ['kz', 'құпиясөзді ұмытып қалдым поштам да жоқ', 'lost-password'],
  ] as const)('answers a whole sentence with the closest questions, closest first: %s, %s', (locale, query, first) => {
    const found = findAnswers(TEXTS[locale], query)
    expect(found?.groups[0]?.items[0]?.id).toBe(first)
    expect(found?.isNear).toBe(true)
    expect(found?.count).toBeLessThanOrEqual(5)
  })

  it('marks results that are only close', () => {
    expect(findAnswers(TEXTS.en, 'promo')?.isNear).toBe(false)
    expect(findAnswers(TEXTS.en, 'xylophone')).toMatchObject({ count: 0, isNear: false })
    expect(findAnswers(TEXTS.en, 'xylophone saxophone')).toMatchObject({ count: 0, isNear: false })
    expect(idsFound('withdraw xylophone')).toContain('how-to-withdraw')
  })

  it('highlights matches in the form that the text has', () => {
    expect(splitByMatches('Номер карты, карточка', findAnswers(TEXTS.ru, 'картой')?.words ?? new Set())).toEqual([
      { text: 'Номер ', isFound: false },
      { text: 'карты', isFound: true },
      { text: ', карточка', isFound: false },
    ])
    expect(splitByMatches('Can I give a bonus up upfront?', new Set(['bonus', 'up']))).toEqual([
      { text: 'Can I give a ', isFound: false },
      { text: 'bonus', isFound: true },
      { text: ' ', isFound: false },
      { text: 'up', isFound: true },
      { text: ' upfront?', isFound: false },
    ])
    expect(splitByMatches('What is a wager?', new Set())).toEqual([{ text: 'What is a wager?', isFound: false }])
  })
})

it.each(LOCALES)('amounts in the FAQ of %s have its decimal sign', (locale) => {
  const { depositMin, betMin, payoutMin } = getPageFacts(locale, { helpline: null, complaintsEmail: null })
  const wrong = locale === 'en' ? /\d,\d{1,2}(?!\d)/ : /\d\.\d/
  expect([depositMin, betMin, payoutMin].filter((text) => wrong.test(text ?? ''))).toEqual([])
})
