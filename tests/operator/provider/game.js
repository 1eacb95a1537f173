/* Shared code of this provider's games: session, money, and messages to the casino page. */

export const about = JSON.parse(document.body.dataset.about)
const { home, texts = {} } = about
const STORAGE_KEY = 'session'
const isFramed = window.parent !== window

/** Posts a message to the casino's page; the target origin keeps it from other pages. */
export function postToParent(message) {
  if (isFramed) window.parent.postMessage(message, home)
}

/** Returns to the casino: in a frame, the casino closes it; in its own tab, by navigating. */
export function leave() {
  if (isFramed) postToParent({ type: 'exit' })
  else location.assign(home)
}

export const find = (selector) => document.querySelector(selector)

export function say(key, values = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (_whole, name) => values[name] ?? '')
}

/** Calls the provider's own server; returns `{ ok, value }` or `{ ok: false, code }`. */
async function ask(path, body) {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? await response.json() : { ok: false, code: 'broken' }
  } catch {
    return { ok: false, code: 'away' }
  }
}

/** The session storage; null if the browser blocks it, as in a frame without third-party storage. */
function storage() {
  try {
    sessionStorage.setItem('probe', '1')
    sessionStorage.removeItem('probe')
    return sessionStorage
  } catch {
    return null
  }
}

const REASONS = {
  'amount.funds': 'funds',
  'amount.limits': 'limits',
  'session.over': 'over',
  'session.unknown': 'over',
  away: 'away',
}

let session = null
let state = null
let stakeAt = 1

/** Opens the game with its one-time token, or resumes this tab's session of the same game. */
export async function open(onState) {
  const stored = storage()
  if (!stored && about.needsStorage) {
    postToParent({ type: 'storage-blocked' })
    return problem(say('storage'), [])
  }
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  const name = `${STORAGE_KEY}:${about.game}:${about.mode}`
  let answer = null
  if (token !== null) {
    answer = await ask('open', { token, game: about.game, mode: about.mode })
    // Without storage, the session lasts only as long as this document.
    if (answer.ok && stored) {
      stored.setItem(name, answer.value.session)
      query.delete('token')
      history.replaceState(null, '', `?${query}`)
    }
  } else if (stored?.getItem(name)) {
    answer = await ask('state', { session: stored.getItem(name) })
    if (answer.ok) answer.value.session = stored.getItem(name)
  }
  if (!answer?.ok) {
    const code = answer?.code ?? 'session.over'
    postToParent({ type: 'error', code: code === 'away' || code === 'broken' ? 'broken' : 'session' })
    const again = { text: say('again'), act: () => location.reload() }
    return code === 'away' || code === 'broken'
      ? problem(say('away'), [again])
      : problem(say(code.startsWith('token') ? 'token' : 'over'), [{ text: say('back'), act: leave }])
  }
  session = answer.value.session
  show(answer.value, onState)
  find('.spin').disabled = false
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === home && source === window.parent && data?.type === 'refresh') void refresh(onState)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh(onState)
  })
  postToParent({ type: 'size', width: about.lines ? 720 : 640, height: 720 })
  postToParent({ type: 'ready' })
  return undefined
}

async function refresh(onState) {
  const answer = await ask('state', { session })
  if (!answer.ok) return
  show(answer.value, onState)
  problem('', [])
}

/** Plays one round; returns the result, or null with an error shown. */
export async function play(round, onState) {
  const stake = state.free?.bet ?? state.stakes[stakeAt]
  const answer = await ask('round', { session, round, stake, ...currentPlace() })
  if (answer.ok) {
    problem('', [])
    postToParent({ type: 'balance' })
    return answer.value
  }
  const reason = answer.code.startsWith('protection.') ? 'protected' : (REASONS[answer.code] ?? 'broken')
  if (reason === 'funds' && state.mode === 'demo') {
    problem(say('noChips'), [{ text: say('refill'), act: () => refill(onState) }])
  } else if (reason === 'funds') {
    problem(say('funds'), isFramed ? [{ text: say('deposit'), act: () => postToParent({ type: 'deposit' }) }] : [])
  } else if (reason === 'over') {
    postToParent({ type: 'error', code: 'session' })
    problem(say('over'), [{ text: say('back'), act: leave }])
  } else problem(say(reason), [])
  return null
}

function currentPlace() {
  const chosen = find('input[name="place"]:checked')
  return chosen ? { place: chosen.value } : {}
}

async function refill(onState) {
  const answer = await ask('refill', { session })
  if (!answer.ok) return
  problem('', [])
  show(answer.value, onState)
}

/** Shows the state of the game: balance, stake, and the free spins that are used first. */
export function show(next, onState) {
  state = next
  stakeAt = Math.min(stakeAt, state.stakes.length - 1)
  const balance = find('[data-testid="slot-balance"]')
  balance.textContent = money(state.balance)
  balance.dataset.value = String(state.balance)
  const { free } = state
  const line = find('[data-testid="free-spins"]')
  line.hidden = !free
  line.dataset.left = String(free?.left ?? 0)
  line.textContent = free ? say(free.won > 0 ? 'freeSoFar' : 'free', { left: free.left, amount: money(free.won) }) : ''
  const stake = find('[data-testid="slot-stake"]')
  stake.textContent = money(free ? free.bet : state.stakes[stakeAt])
  find('.less').disabled = Boolean(free) || stakeAt === 0
  find('.more').disabled = Boolean(free) || stakeAt === state.stakes.length - 1
  onState?.(state)
}

/** Listens to the buttons that change the stake. */
export function listenToStake(onState) {
  for (const [selector, step] of [
    ['.less', -1],
    ['.more', 1],
  ]) {
    find(selector).addEventListener('click', () => {
      stakeAt = Math.min(state.stakes.length - 1, Math.max(0, stakeAt + step))
      show(state, onState)
    })
  }
}

/** Formats an amount in minor units for the player's locale; demo chips have no currency sign. */
export function money(minor) {
  const options = state?.currency
    ? { style: 'currency', currency: state.currency, currencyDisplay: 'narrowSymbol' }
    : { minimumFractionDigits: 2 }
  return new Intl.NumberFormat(about.numbers, { ...options, maximumFractionDigits: 2 }).format(minor / 100)
}

/** Shows an error with its actions; an empty text removes it. */
export function problem(text, actions) {
  const place = find('.problem')
  place.hidden = text === ''
  if (place.textContent !== text || actions.length > 0) {
    place.replaceChildren(
      ...(text === '' ? [] : [Object.assign(document.createElement('p'), { textContent: text })]),
      ...actions.map(({ text: name, act }) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name })
        button.addEventListener('click', act)
        return button
      }),
    )
  }
}

export function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The space bar spins, unless the focused element handles it itself. */
export function listenToSpin(spin) {
  find('.spin').addEventListener('click', spin)
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || event.target.closest?.('button, input')) return
    event.preventDefault()
    spin()
  })
}

if (about.sky) document.body.style.background = about.sky
const back = find('.back')
if (back) {
  back.addEventListener('click', leave)
  // A page without a game to open is ready at once.
  postToParent({ type: 'ready' })
}
