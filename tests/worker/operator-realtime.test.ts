import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { refreshToken } from '#endpoints/auth.ts'
import { confirmEmailResetCode, forgotByEmail, resetByEmailCode } from '#endpoints/password-recovery.ts'
import type { ClientFrame } from '#endpoints/socket.ts'
import { createCaller } from '../operator/caller.ts'
import { startOperator, type Operator } from '../operator/operator.ts'
import { until } from './support/until.ts'

let operator: Operator
let open: WebSocket[] = []
let players = 0

beforeAll(async () => {
  operator = await startOperator({ controlPort: 0 })
})
afterAll(() => operator.stop())
afterEach(async () => {
  for (const socket of open) socket.terminate()
  open = []
  await operator.control.reset()
})

async function player() {
  players += 1
  const email = `socket${players}@example.com`
  return { email, ...(await operator.control.createPlayer({ email, password: 'steppe-wind-42' })) }
}

type Frame = { type: string } & Record<string, unknown>

/** A socket that records its frames. */
async function connect(origin = operator.address) {
  const socket = new WebSocket(`ws://general.localhost:${operator.port}/socket`, { headers: { origin } })
  open.push(socket)
  const frames: Frame[] = []
  const ended = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    ended,
    received: frames,
    say: (frame: ClientFrame) => socket.send(JSON.stringify(frame)),
    shout: (text: string) => socket.send(text),
    receive: (type: string) => until(type, () => frames.find((frame) => frame.type === type)),
  }
}

/** Whether a socket receives balance frames of a player: such a frame would arrive before the pong. */
async function receivesFrames(socket: Awaited<ReturnType<typeof connect>>, email: string): Promise<boolean> {
  socket.received.length = 0
  await operator.control.credit({ email, amount: '1.00' })
  socket.say({ type: 'ping', at: 1 })
  await socket.receive('pong')
  return socket.received.some(({ type }) => type === 'balance')
}

describe('the socket of the stand-in operator', () => {
  test('treats a bad token as a guest, and closes for an early frame, a huge frame or a foreign origin', async () => {
    const stranger = await connect()
    stranger.say({ type: 'hello', token: 'nobody' })
    expect(await stranger.receive('welcome')).toMatchObject({ user: null })
    expect(stranger.received[0]).toEqual({ type: 'refused', code: 'token.unknown' })
    const hasty = await connect()
    hasty.say({ type: 'snapshot' })
    expect(await hasty.ended).toBe(1_008)
    const loud = await connect()
    loud.shout('x'.repeat(5_000))
    expect(await loud.ended).toBe(1_009)
    await expect(connect('http://evil.example')).rejects.toThrow('403')
  })

  test('makes the socket a guest’s when its token family is revoked', async () => {
    const { token, email } = await player()
    const socket = await connect()
    socket.say({ type: 'hello', token })
    await socket.receive('welcome')
    const call = createCaller(operator.port)
    await call(refreshToken, { token })
    await call(refreshToken, { token })
    expect(await socket.receive('refused')).toMatchObject({ code: 'token.revoked' })
    expect(await receivesFrames(socket, email)).toBe(false)
  })

  test('makes the socket a guest’s when the password is reset', async () => {
    const { email, token } = await player()
    const socket = await connect()
    socket.say({ type: 'hello', token })
    await socket.receive('welcome')
    const call = createCaller(operator.port)
    await call(forgotByEmail, { body: { email } })
    const [letter] = await operator.control.letters(email)
    const code = letter?.code ?? ''
    const answer = await call(confirmEmailResetCode, { body: { email, code } })
    const reset_token = answer.ok ? answer.reply.data.reset_token : ''
    const password = 'other-amber-river'
    await call(resetByEmailCode, { body: { email, code, reset_token, password, password_confirm: password } })
    expect(await socket.receive('refused')).toMatchObject({ code: 'token.revoked' })
    expect(await receivesFrames(socket, email)).toBe(false)
  })
})
