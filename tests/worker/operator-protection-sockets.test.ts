import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { loginByEmail } from '#endpoints/login.ts'
import { excludeSelf, setRealityCheck } from '#endpoints/protection.ts'
import { good, useMoneyOperator } from './support/money.ts'
import { DAY_MS, HOUR_MS, useProtectionCalls } from './support/protection.ts'
import { until } from './support/until.ts'

/** What the sockets of a player receive when their protection changes. */

const casino = useMoneyOperator()
const { setLimit, takeBreak, passTime } = useProtectionCalls(casino)
const { call, player } = casino
const PASSWORD = 'steppe-wind-42'

type Frame = { type: string; user?: number; code?: string; state?: Record<string, unknown> }
let open: WebSocket[] = []
afterEach(() => {
  for (const socket of open) socket.terminate()
  open = []
})

/** A socket of a session, with the frames that it has received. */
async function listen(token: string) {
  const url = `ws://general.localhost:${casino.operator.port}/socket`
  const socket = new WebSocket(url, { headers: { origin: casino.operator.address } })
  open.push(socket)
  const frames: Frame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', token }))
  await until('the welcome', () => frames.some(({ type }) => type === 'welcome'))
  return {
    frames,
    states: () => frames.flatMap(({ type, state }) => (type === 'protection' && state ? [state] : [])),
    /** Whatever was sent before has arrived once a ping is answered. */
    async settle() {
      const before = frames.filter(({ type }) => type === 'pong').length
      socket.send(JSON.stringify({ type: 'ping', at: 1 }))
      await until('the pong', () => frames.filter(({ type }) => type === 'pong').length > before)
    },
  }
}

async function twoSessions() {
  const { id, email, token } = await player('1000.00')
  // The first session is an hour old when the second begins.
  await passTime(email, HOUR_MS)
  const second = good(await call(loginByEmail, { body: { email, password: PASSWORD } })).token ?? ''
  return { id, email, token, sockets: [await listen(token), await listen(second)] as const }
}

test('sends each change to every socket of the player, and to no other player', async () => {
  const { id, token, sockets } = await twoSessions()
  const other = await listen((await player()).token)
  good(await setLimit(token, 'stake', 'day', '100.00'))
  good(await call(setRealityCheck, { token, body: { minutes: 20 } }))
  const end = await takeBreak(token, DAY_MS)
  for (const socket of sockets) {
    await until('three changes', () => socket.states().length === 3)
    expect(socket.frames.filter(({ type }) => type === 'protection').every(({ user }) => user === id)).toBe(true)
    const [first, second, third] = socket.states()
    expect(first?.['limits']).toContainEqual(
      expect.objectContaining({ kind: 'stake', period: 'day', amount: '100.00', used: '0.00' }),
    )
    expect(second?.['reality_check']).toEqual({ minutes: 20 })
    expect(third?.['time_out']).toEqual({ until: end })
  }
  await other.settle()
  expect(other.states()).toEqual([])
})

test('notifies every socket of an exclusion, and makes it a guest’s', async () => {
  const { token, sockets } = await twoSessions()
  const { exclusion } = good(await call(excludeSelf, { token, body: { months: 6, password: PASSWORD } }))
  for (const socket of sockets) {
    await until('the end', () => socket.frames.some(({ type }) => type === 'refused'))
    expect(socket.frames.slice(-2)).toMatchObject([
      { type: 'protection', state: { exclusion: { until: new Date(exclusion?.until ?? 0).toISOString() } } },
      { type: 'refused', code: 'token.revoked' },
    ])
  }
})
