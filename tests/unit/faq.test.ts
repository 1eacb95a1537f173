import { describe, expect, it, vi } from 'vitest'
import { factsOf } from '../../src/pages/faq/facts.ts'
import { findAnswers, partsOf } from '../../src/pages/faq/find-answers.ts'
import { FAQ as en } from '../../src/pages/faq/texts/en.ts'
import { FAQ as kz } from '../../src/pages/faq/texts/kz.ts'
import { FAQ as ru } from '../../src/pages/faq/texts/ru.ts'
import { ROUTES } from '../../src/app/routes.ts'

const TEXTS = { en: en(factsOf('en')), ru: ru(factsOf('ru')), kz: kz(factsOf('kz')) }
const idsOf = (groups: (typeof TEXTS)['en']): string[][] =>
  groups.map(({ id, items }) => [id, ...items.map((item) => item.id)])

describe('questions and answers', () => {
  it('are the same ones in each language, each with an address of its own', () => {
    expect(idsOf(TEXTS.ru)).toEqual(idsOf(TEXTS.en))
    expect(idsOf(TEXTS.kz)).toEqual(idsOf(TEXTS.en))
    const ids = idsOf(TEXTS.en).flat()
    expect(new Set(ids).size).toBe(ids.length)
    expect(TEXTS.en.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(30)
  })

  it('say something, with the product’s own numbers, and lead to pages that there are', () => {
    const paths: string[] = Object.values(ROUTES).filter((route) => typeof route === 'string')
    for (const groups of Object.values(TEXTS))
      for (const { answer, question, link } of groups.flatMap(({ items }) => items)) {
        const words = answer.flat().join(' ')
        expect(words.length, question).toBeGreaterThan(40)
        expect(words, question).not.toMatch(/undefined|NaN/)
        if (link) expect(paths).toContain(link.path)
      }
    const limits = TEXTS.en.flatMap(({ items }) => items).find(({ id }) => id === 'deposit-limits')
    expect(limits?.answer[0]).toContain('₽100 and ₽300,000')
  })

  it('count in Kazakh without the browser’s help, which may know no Kazakh', () => {
    const { NumberFormat } = Intl
    const asked = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (tag, options) {
      return new NumberFormat(tag === 'kk-KZ' ? 'en' : tag, options)
    })
    const { codeLife, documentSize, guestBonus } = factsOf('kz')
    asked.mockRestore()
    expect([codeLife, documentSize, guestBonus]).toEqual(['5\u00a0минут', '10\u00a0МБ', '3\u00a0күн'])
  })
})

describe('the search for an answer', () => {
  const idsFound = (query: string, groups = TEXTS.en): string[] | undefined =>
    findAnswers(groups, query)?.groups.flatMap(({ items }) => items.map(({ id }) => id))

  it('finds words by their beginning, in question or answer, in any order', () => {
    expect(idsFound('forgot passw')).toContain('lost-password')
    expect(idsFound('code PROMO')).toContain('promo-code')
    expect(idsFound('сид', TEXTS.ru)).toEqual(expect.arrayContaining(['provably-fair', 'check-a-round']))
    expect(idsFound('құжат', TEXTS.kz)).toContain('which-documents')
    expect(findAnswers(TEXTS.en, ' .')).toBeNull()
  })

  it('forgives a typing error and another keyboard, and says when there is nothing', () => {
    expect(idsFound('pasword')).toContain('lost-password')
    expect(idsFound('gfhjkm', TEXTS.ru)).toContain('lost-password')
    expect(findAnswers(TEXTS.en, 'xylophone')).toMatchObject({ groups: [], count: 0 })
  })

  it('answers first who asks just that', () => {
    expect(idsFound('password')?.[0]).toBe('lost-password')
    expect(idsFound('пароль', TEXTS.ru)?.[0]).toBe('lost-password')
    expect(findAnswers(TEXTS.ru, 'вывод')?.groups[0]?.items[0]?.question).toMatch(/вывод/i)
  })

  it('marks what it has found', () => {
    expect(partsOf('Can I give a bonus up?', ['bon', 'up'])).toEqual([
      { text: 'Can', isFound: false },
      { text: ' ', isFound: false },
      { text: 'I', isFound: false },
      { text: ' ', isFound: false },
      { text: 'give', isFound: false },
      { text: ' ', isFound: false },
      { text: 'a', isFound: false },
      { text: ' ', isFound: false },
      { text: 'bonus', isFound: true },
      { text: ' ', isFound: false },
      { text: 'up', isFound: true },
      { text: '?', isFound: false },
    ])
  })
})
