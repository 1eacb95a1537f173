/* The games of the stand-in provider: a slot and a roulette table. */
const about = JSON.parse(document.body.dataset.about)
const { home, texts } = about
const TURN_MS = 900
const isFramed = parent !== window
const find = (selector) => document.querySelector(selector)
const spinButton = find('.spin')
const result = find('.result')
const bands = [...document.querySelectorAll('.band')]
const storageName = `session:${about.game}:${about.mode}`
let session = null
let state = null
let stakeAt = 1

/** Posts a message to the casino's page; the target origin keeps it from other pages. */
function post(message) {
  if (isFramed) parent.postMessage(message, home)
}

/** Returns to the casino: in a frame, the casino closes it; in its own tab, by navigating. */
function leave() {
  if (isFramed) post({ type: 'exit' })
  else location.assign(home)
}

function say(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_whole, name) => values[name])
}

/** Calls the provider's own server; returns `{ ok, value }` or `{ ok: false, code }`. */
async function ask(path, body) {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.ok ? await response.json() : { ok: false, code: 'broken' }
  } catch {
    return { ok: false, code: 'away' }
  }
}

/** The session storage; null if the browser blocks it, as in a frame without third-party storage. */
function storage() {
  try {
    sessionStorage.setItem('probe', '1')
    return sessionStorage
  } catch {
    return null
  }
}

/** Opens the game with its one-time token, or resumes this tab's session of the same game. */
async function open() {
  const stored = storage()
  if (!stored && about.needsStorage) return post({ type: 'storage-blocked' })
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  session = stored?.getItem(storageName) ?? null
  const { game, mode } = about
  // Opened by hand, or in a tab whose storage is gone.
  if (token === null && session === null) return stop('session.over')
  const answer = token === null ? await ask('state', { session }) : await ask('open', { token, game, mode })
  if (!answer.ok) return stop(answer.code)
  if (token !== null) {
    session = answer.value.session
    // Without storage, the session lasts only as long as this document.
    if (stored) {
      stored.setItem(storageName, session)
      query.delete('token')
      history.replaceState(null, '', `?${query}`)
    }
  }
  show(answer.value)
  spinButton.disabled = false
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === home && source === parent && data?.type === 'refresh') void refresh()
  })
  document.addEventListener('visibilitychange', () => document.hidden || void refresh())
  post({ type: 'size', width: about.isTable ? 640 : 720, height: 720 })
  return post({ type: 'ready' })
}

/** The game cannot go on: its session has ended, or its server does not answer. */
function stop(code) {
  const isAway = code === 'away' || code === 'broken'
  post({ type: 'error', code: isAway ? 'broken' : 'session' })
  if (isAway) problem(say('away'), say('again'), () => location.reload())
  else problem(say('over'), say('back'), leave)
}

async function refresh() {
  const answer = await ask('state', { session })
  if (!answer.ok) return
  show(answer.value)
  problem('')
}

/** Shows the state of the game: balance, stake, and the free spins that are used first. */
function show(next) {
  state = next
  const { free, stakes, balance } = state
  find('[data-testid="slot-balance"]').textContent = money(balance)
  find('[data-testid="slot-balance"]').dataset.value = String(balance)
  const line = find('.free')
  line.hidden = !free
  line.dataset.left = String(free?.left ?? 0)
  line.textContent = free ? say('free', { left: free.left }) : ''
  find('[data-testid="slot-stake"]').textContent = money(free?.bet ?? stakes[stakeAt])
  find('.less').disabled = free !== null || stakeAt === 0
  find('.more').disabled = free !== null || stakeAt === stakes.length - 1
}

/** Formats an amount in minor units for the player's locale; demo chips have no currency sign. */
function money(minor) {
  const { currency } = state
  const style = currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}
  const options = { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(about.numbers, options).format(minor / 100)
}

/** Shows an error with its button; an empty text removes it. */
function problem(text, name, act) {
  const place = find('.problem')
  place.hidden = text === ''
  place.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }))
  if (act) place.append(Object.assign(document.createElement('button'), { textContent: name, onclick: act }))
}

function reject(code) {
  if (code === 'amount.funds' && isFramed) problem(say('funds'), say('deposit'), () => post({ type: 'deposit' }))
  else if (code === 'amount.funds') problem(say('funds'))
  else if (code.startsWith('protection.')) problem(say('protected'))
  else if (code.startsWith('session.')) stop(code)
  else problem(say(code === 'away' ? 'away' : 'broken'))
}

async function spin() {
  if (spinButton.disabled || spinButton.ariaBusy === 'true') return
  spinButton.ariaBusy = 'true'
  const place = find('input:checked')?.value
  const answer = await ask('round', { session, round: crypto.randomUUID(), stake: state.stakes[stakeAt], place })
  if (answer.ok) {
    const { value } = answer
    problem('')
    post({ type: 'balance' })
    result.textContent = '\u00A0'
    await (about.isTable ? turnWheel(value) : turnReels(value))
    show(value)
    const { payout, stake, isFree } = value
    const end = payout > 0 ? say('won', { amount: money(payout) }) : say('lost')
    result.textContent = about.isTable ? `${say('landed', { number: value.pocket })} ${end}` : end
    const rounds = Number(result.dataset.rounds ?? 0) + 1
    Object.assign(result.dataset, { outcome: payout > 0 ? 'win' : 'loss', payout, stake, free: isFree, rounds })
  } else reject(answer.code)
  spinButton.ariaBusy = null
}

/** Runs an animation unless the player wants none; resolves at its end. */
function move(element, frames, duration = TURN_MS) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  return element.animate(frames, { duration, easing: 'cubic-bezier(.3,.6,.3,1.04)' }).finished
}

async function turnWheel({ pocket, colour }) {
  const disc = find('.pocket')
  disc.textContent = ''
  await move(disc, [{ transform: 'none' }, { transform: 'rotateX(1440deg)' }])
  disc.textContent = String(pocket)
  disc.className = `pocket ${colour}`
}

/** Turns each reel past a part of its strip to its three symbols, and marks the lines that win. */
async function turnReels({ grid, wins }) {
  find('.lines').replaceChildren()
  const { strip, lines } = about
  await Promise.all(
    bands.map(async (band, reel) => {
      fill(band, [...grid[reel], ...strip.slice(0, 12 + 4 * reel), ...grid[reel]])
      const share = 100 - 300 / band.children.length
      await move(band, [{ transform: `translateY(-${share}%)` }, { transform: 'none' }], TURN_MS + reel * 200)
      fill(band, grid[reel])
    }),
  )
  for (const { line } of wins) {
    const points = lines[line].map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')
    find('.lines').append(svg('polyline', { points }))
    lines[line].forEach((row, reel) => bands[reel].children[row].classList.add('win'))
  }
}

function fill(band, symbols) {
  band.replaceChildren(
    ...symbols.map((symbol) => {
      const cell = svg('svg', {})
      cell.append(svg('use', { href: `#symbol-${symbol}` }))
      return cell
    }),
  )
}

function svg(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

document.body.style.background = about.sky
if (spinButton) {
  bands.forEach((band, reel) => fill(band, about.strip.slice(3 * reel, 3 * reel + 3)))
  spinButton.addEventListener('click', () => void spin())
  for (const [selector, step] of [
    ['.less', -1],
    ['.more', 1],
  ]) {
    find(selector).addEventListener('click', () => {
      stakeAt += step
      show(state)
    })
  }
  // The space bar spins, unless the focused element handles it itself.
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || event.target.closest?.('button, input')) return
    event.preventDefault()
    void spin()
  })
  void open()
} else {
  find('.back').addEventListener('click', leave)
  // A page without a game to open is ready at once.
  post({ type: 'ready' })
}
