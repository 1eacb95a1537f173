import { readFileSync } from 'node:fs'
import { type Locale, numberLocale } from '#domain/languages/locales.ts'
import { html, raw } from 'hono/html'
import { type Html, htmlPage } from '../html.ts'
import { pageLanguage } from '../pay/texts.ts'
import type { ProvidedGame } from './games.ts'
import type { Mode } from './launch.ts'
import { getLook } from './look.ts'
import { LINES, PAYS, type TableBet, TABLE_BETS, STRIP } from './machine.ts'
import { GAME_TEXTS } from './texts.ts'

/** Inlined in the page, because a browser may paint a frame once before an external stylesheet has loaded. */
export const STYLE = readFileSync(new URL('game.css', import.meta.url), 'utf8')

// Safe: the keys are of this type.
export const PLACE_NAMES = Object.keys(TABLE_BETS) as TableBet[]

type About = { locale: Locale; home: string }

/** The page of a game; its script opens the session. */
export function gamePage(
  game: ProvidedGame,
  { locale, home, mode, needsStorage }: About & { mode: Mode; needsStorage: boolean },
): Html {
  const texts = GAME_TEXTS[locale]
  const isTable = game.kind === 'live'
  const { symbols } = getLook(game)
  const numbers = numberLocale(locale)
  const about = { game: game.id, mode, home, needsStorage, texts, numbers, strip: STRIP, lines: LINES, isTable }
  const main = html`<header>
      <h1>${game.name}</h1>
      <p>${mode === 'demo' ? texts.demo : texts.playMoney}</p>
    </header>
    ${isTable ? html`<b class="pocket zero" aria-hidden="true">0</b>` : machine(symbols)}
    <p class="result" role="status" data-testid="spin-result">${isTable ? '\u00a0' : texts.begin}</p>
    <p class="free" data-testid="free-spins" hidden></p>
    ${
      isTable &&
      html`<fieldset>
        <legend>${texts.lay}</legend>
        ${PLACE_NAMES.map(
          (place, at) =>
            html`<label
              ><input type="radio" name="place" value="${place}" ${at === 0 && 'checked'} /> ${texts[place]}
              <small>×${TABLE_BETS[place]}</small></label
            >`,
        )}
      </fieldset>`
    }
    <div class="controls">
      <p>
        <small>${mode === 'demo' ? texts.chips : texts.balance}</small>
        <output data-testid="slot-balance">—</output>
      </p>
      <p class="stake">
        <button type="button" class="less" aria-label="${texts.less}">−</button>
        <span><small>${texts.stake}</small><output data-testid="slot-stake">—</output></span>
        <button type="button" class="more" aria-label="${texts.more}">+</button>
      </p>
      <button type="button" class="spin" disabled>${texts.spin}</button>
    </div>
    ${!isTable && paytable(texts.pays)}
    <div class="problem" role="alert" hidden></div>`
  return frame(game, locale, main, about)
}

/** The page of a live table that is closed now. */
export function closedPage(game: ProvidedGame, { locale, home }: About): Html {
  const { closed, closedReason, back } = GAME_TEXTS[locale]
  const main = html`<h1>${game.name}</h1>
    <p>${closed} ${closedReason}</p>
    <button type="button" class="back">${back}</button>`
  return frame(game, locale, main, { home })
}

function machine(symbols: Html): Html {
  const cells = [0, 1, 2].map(() => html`<svg><use></use></svg>`)
  const reels = [0, 1, 2].map(() => html`<div class="reel"><div class="band">${cells}</div></div>`)
  return html`${symbols}
    <div class="machine" aria-hidden="true">
      ${reels}<svg class="lines" viewBox="0 0 3 3" preserveAspectRatio="none"></svg>
    </div>`
}

/** The pay of each symbol, as a multiple of the whole stake. */
function paytable(title: string): Html {
  const pays = PAYS.map(
    (pay, symbol) =>
      html`<span
        ><svg aria-hidden="true"><use href="#symbol-${symbol}"></use></svg>×${pay / LINES.length}</span
      >`,
  )
  return html`<p class="pays" aria-label="${title}">${pays.toReversed()}</p>`
}

function frame(game: ProvidedGame, locale: Locale, main: Html, about: object): Html {
  // The policy allows the style by its hash, so not even white space may be added to it.
  const head = html`${raw(`<style>${STYLE}</style>`)}
    <script type="module" src="/game.js"></script>`
  const body = html`<body data-about="${JSON.stringify({ ...about, sky: getLook(game).sky })}">
    <main>${main}</main>
  </body>`
  return htmlPage({ lang: pageLanguage(locale), title: game.name, head, body })
}
