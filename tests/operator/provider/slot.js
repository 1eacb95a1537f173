/* The reels turn until the outcome is known, then stop on it. */
import { about, find, isStill, listenToSpin, listenToStake, money, open, play, say, show } from './game.js'

const TURN_MS = 700
const LATER_MS = 220
const PASSING = 12
const SVG = 'http://www.w3.org/2000/svg'

const bands = [...document.querySelectorAll('.band')]
const lines = find('.lines')
const result = find('.result')
const spinButton = find('.spin')
let isSpinning = false
let hurry = null

function fill(band, symbols) {
  const cells = symbols.map((symbol) => {
    const cell = document.createElementNS(SVG, 'svg')
    cell.setAttribute('class', 'cell')
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', `#symbol-${symbol}`)
    cell.append(use)
    return cell
  })
  band.replaceChildren(...cells)
}

/** Turns the reels from the shown symbols to the given ones; a second click skips the animation. */
async function turnTo(grid) {
  const turns = bands.map((band, reel) => {
    const shown = band.dataset.shown ? JSON.parse(band.dataset.shown) : grid[reel]
    band.dataset.shown = JSON.stringify(grid[reel])
    if (isStill()) {
      fill(band, grid[reel])
      return null
    }
    const passing = Array.from(
      { length: PASSING + reel * 4 },
      (_none, at) => about.strip[(at * 7 + reel) % about.strip.length],
    )
    fill(band, [...grid[reel], ...passing, ...shown])
    const cells = grid[reel].length + passing.length
    const share = (cells / (cells + shown.length)) * 100
    const turn = band.animate([{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }], {
      duration: TURN_MS + reel * LATER_MS,
      easing: 'cubic-bezier(.3,.6,.3,1.04)',
    })
    return { turn, settle: () => fill(band, grid[reel]) }
  })
  const running = turns.filter(Boolean)
  hurry = () => running.forEach(({ turn }) => turn.finish())
  await Promise.all(running.map(({ turn, settle }) => turn.finished.then(settle, settle)))
  hurry = null
}

function mark(wins) {
  lines.replaceChildren(
    ...wins.map(({ line }) => {
      const path = document.createElementNS(SVG, 'polyline')
      path.setAttribute('points', about.lines[line].map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '))
      return path
    }),
  )
  const cells = bands.map((band) => [...band.children])
  for (const { line } of wins) about.lines[line].forEach((row, reel) => cells[reel][row]?.classList.add('win'))
}

async function spin() {
  if (spinButton.disabled) return
  if (isSpinning) {
    hurry?.()
    return
  }
  isSpinning = true
  spinButton.setAttribute('aria-busy', 'true')
  mark([])
  const played = await play(crypto.randomUUID())
  if (played) {
    result.textContent = '\u00A0'
    await turnTo(played.grid)
    mark(played.wins)
    const { payout, isFree, free } = played
    show(played)
    result.textContent = payout > 0 ? say('won', { amount: money(payout) }) : say('lost')
    if (isFree && !free) result.textContent += ` · ${say('freeWon')}`
    Object.assign(result.dataset, {
      outcome: payout > 0 ? 'win' : 'loss',
      payout: String(payout),
      stake: String(played.stake),
      free: String(isFree),
      rounds: String(Number(result.dataset.rounds ?? 0) + 1),
    })
  }
  isSpinning = false
  spinButton.removeAttribute('aria-busy')
}

/** Before the first spin, the reels show the start of the strip, which is the same for every player. */
bands.forEach((band, reel) => {
  const shown = [0, 1, 2].map((row) => about.strip[(row + 3 * reel) % about.strip.length])
  band.dataset.shown = JSON.stringify(shown)
  fill(band, shown)
})
listenToStake()
listenToSpin(() => void spin())
void open()
