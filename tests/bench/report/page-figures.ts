import type { Figure } from './figures.ts'

/** Pages of the app that a visit may begin with. The other subjects have one page, which stands beside each of them. */
export const PAGES = ['home', 'dice', 'crash'] as const

const TITLES = { home: 'Home', dice: 'Dice', crash: 'Crash' }

/** What each visit to a page costs a guest: the first, the next, and one without a network. */
export const PAGE_FIGURES: readonly Figure[] = PAGES.flatMap((page) => {
  const figure = (title: string, unit: Figure['unit'], sample: string): Figure => ({
    group: 'pages',
    title: `${TITLES[page]}: ${title}`,
    unit,
    sample: `pages.${page}.${sample}`,
  })
  return [
    figure('first FCP', 'ms', 'first.fcp'),
    figure('first LCP', 'ms', 'first.lcp'),
    figure('first content', 'ms', 'first.content'),
    figure('first visit, total blocking time', 'ms', 'first.blocking'),
    figure('first visit, js', 'kB', 'first.js'),
    figure('first visit, bytes of all', 'kB', 'first.all'),
    figure('first visit, requests', 'in all', 'first.requests'),
    figure('repeated content', 'ms', 'second.content'),
    figure('offline content', 'ms', 'offline.content'),
    figure('busy at rest', '%', 'busy'),
  ]
})
