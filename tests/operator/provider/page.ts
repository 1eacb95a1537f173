import { readFileSync } from 'node:fs'
import { moneyFormat } from '#domain/money/money.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { html, raw } from 'hono/html'
import { type Html, htmlPage } from '../html.ts'
import { pageLanguage } from '../pay/texts.ts'
import type { ProvidedGame } from './games.ts'
import type { Mode } from './launch.ts'
import { lookOf } from './look.ts'
import { LINES, PAYS, REELS, ROWS, STRIP } from './machine.ts'
import { GAME_TEXTS, type TextKey } from './texts.ts'
import { PLACE_PAYS, PLACES } from './wheel.ts'

/** Inlined in the page, because a browser may paint a frame once before an external stylesheet has loaded. */
export const STYLE = readFileSync(new URL('game.css', import.meta.url), 'utf8')

type About = { locale: Locale; home: string }
type Playable = About & { mode: Mode; needsStorage: boolean }

/** The page of a game; its script opens the session. */
export function gamePage(game: ProvidedGame, { locale, home, mode, needsStorage }: Playable): Html {
  const texts = GAME_TEXTS[locale]
  const { sky, symbols } = lookOf(game)
  const about = {
    game: game.id,
    mode,
    home,
    needsStorage,
    texts,
    numbers: moneyFormat('RUB', locale).locale,
    sky,
    strip: STRIP,
    lines: LINES,
  }
  const say = (key: TextKey): string => texts[key]
  const isTable = game.kind === 'live'
  const body = html` ${isTable ? '' : symbols}
    <main class="${isTable ? 'table' : 'slot'}">
      <header>
        <h1>${game.name}</h1>
        <p>${say(mode === 'demo' ? 'demo' : 'playMoney')}</p>
      </header>
      ${isTable ? wheel() : machine()}
      <p class="result" role="status" data-testid="spin-result">${isTable ? '\u00a0' : say('begin')}</p>
      <p class="free" data-testid="free-spins" hidden></p>
      ${isTable ? places(say) : ''}
      <div class="controls">
        <p class="money">
          <span>${say(mode === 'demo' ? 'chips' : 'balance')}</span><output data-testid="slot-balance">—</output>
        </p>
        <p class="stake">
          <button type="button" class="less" aria-label="${say('less')}">−</button>
          <span><span>${say('stake')}</span><output data-testid="slot-stake">—</output></span>
          <button type="button" class="more" aria-label="${say('more')}">+</button>
        </p>
        <button type="button" class="spin" disabled>${say('spin')}</button>
      </div>
      ${isTable ? '' : paytable(say('pays'))}
      <div class="problem" role="alert" hidden></div>
    </main>`
  return frame(game.name, { locale, body, about, script: isTable ? 'table.js' : 'slot.js' })
}

/** The page of a live table that is closed now. */
export function closedPage(game: ProvidedGame, { locale, home }: About): Html {
  const { closed, closedWhy } = GAME_TEXTS[locale]
  return wayOut(game.name, { locale, home, said: [closed, closedWhy], sky: lookOf(game).sky })
}

export function missingPage(locale: Locale, home: string): Html {
  const { missing } = GAME_TEXTS[locale]
  return wayOut(missing, { locale, home, said: [], sky: '' })
}

function wayOut(title: string, { locale, home, said, sky }: About & { said: string[]; sky: string }): Html {
  const body = html` <main class="closed">
    <h1>${title}</h1>
    ${said.map((text) => html`<p>${text}</p>`)}
    <button type="button" class="back">${GAME_TEXTS[locale].back}</button>
  </main>`
  return frame(title, { locale, body, about: { home, sky }, script: 'game.js' })
}

function machine(): Html {
  const cells = Array.from({ length: ROWS }, () => html`<svg class="cell"><use></use></svg>`)
  const reels = Array.from({ length: REELS }, () => html`<div class="reel"><div class="band">${cells}</div></div>`)
  return html`<div class="machine" aria-hidden="true">
    <div class="reels">${reels}</div>
    <svg class="lines" viewBox="0 0 3 3" preserveAspectRatio="none"></svg>
  </div>`
}

function wheel(): Html {
  return html`<div class="wheel" aria-hidden="true">
    <div class="pockets"></div>
    <b class="pocket">0</b>
  </div>`
}

function places(say: (key: TextKey) => string): Html {
  const choices = PLACES.map(
    (place, at) =>
      html`<label class="${place}"
        ><input type="radio" name="place" value="${place}" ${at === 0 && 'checked'} /> ${say(place)}
        <small>×${PLACE_PAYS[place]}</small></label
      >`,
  )
  return html`<fieldset class="places">
    <legend>${say('lay')}</legend>
    ${choices}
  </fieldset>`
}

/** The pay of each symbol, as a multiple of the whole stake. */
function paytable(title: string): Html {
  const pays = PAYS.map((pay, symbol) => {
    const times = pay / LINES.length
    return html`<span
      ><svg aria-hidden="true"><use href="#symbol-${symbol}"></use></svg>×${times}</span
    >`
  })
  return html`<p class="pays" aria-label="${title}">${pays.toReversed()}</p>`
}

function frame(
  title: string,
  { locale, body, about, script }: { locale: Locale; body: Html; about: object; script: string },
): Html {
  // Preload the imported module in parallel with the script.
  const ahead = script !== 'game.js' && html`<link rel="modulepreload" href="/game.js" />`
  // The policy allows the style by its hash, so not even white space may be added to it.
  const style = raw(`<style>${STYLE}</style>`)
  const head = html`${style}${ahead}
    <script type="module" src="/${script}"></script>`
  const main = html`<body data-about="${JSON.stringify(about)}">
    ${body}
  </body>`
  return htmlPage({ lang: pageLanguage(locale), title, head, body: main })
}
