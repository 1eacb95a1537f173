/* A roulette wheel with three betting places. */
import { find, isStill, listenToSpin, listenToStake, money, open, play, say, show } from './game.js'

const TURN_MS = 1800
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const STEP = 360 / ORDER.length

const wheel = find('.pockets')
const pocket = find('.pocket')
const result = find('.result')
const spinButton = find('.spin')
let isTurning = false
let angle = 0
let hurry = null

// The pocket colours alternate, except for zero: red has the odd positions in the order.
wheel.style.background = `conic-gradient(from ${-STEP / 2}deg, ${ORDER.map((_number, at) => {
  const colour = at === 0 ? '#1f9d61' : at % 2 ? '#b5303f' : '#16181d'
  return `${colour} ${at * STEP}deg ${(at + 1) * STEP}deg`
}).join(',')})`

async function turnTo(number) {
  const from = angle
  angle = Math.ceil(from / 360) * 360 + 1440 - ORDER.indexOf(number) * STEP
  wheel.style.transform = `rotate(${angle}deg)`
  if (isStill()) return
  const turn = wheel.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${angle}deg)` }], {
    duration: TURN_MS,
    easing: 'cubic-bezier(.15,.6,.15,1)',
  })
  hurry = () => turn.finish()
  await turn.finished.catch(() => undefined)
  hurry = null
}

async function spin() {
  if (spinButton.disabled) return
  if (isTurning) {
    hurry?.()
    return
  }
  isTurning = true
  spinButton.setAttribute('aria-busy', 'true')
  const played = await play(crypto.randomUUID())
  if (played) {
    result.textContent = '\u00A0'
    await turnTo(played.pocket)
    pocket.textContent = String(played.pocket)
    pocket.className = `pocket ${played.colour}`
    const { payout } = played
    show(played)
    const end = payout > 0 ? say('won', { amount: money(payout) }) : say('lost')
    result.textContent = `${say('landed', { number: played.pocket })} ${end}`
    Object.assign(result.dataset, {
      outcome: payout > 0 ? 'win' : 'loss',
      payout: String(payout),
      stake: String(played.stake),
      rounds: String(Number(result.dataset.rounds ?? 0) + 1),
    })
  }
  isTurning = false
  spinButton.removeAttribute('aria-busy')
}

listenToStake()
listenToSpin(() => void spin())
void open()
