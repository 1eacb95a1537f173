import * as v from 'valibot'
import { WebSocket } from 'ws'
import { type ClientFrame, SERVER_FRAME_TYPES, type ServerFrame, serverFrame } from '#endpoints/socket.ts'
import { getTopic } from '#endpoints/topic-snapshot.ts'
import { TOPIC_CONTRACTS } from '#endpoints/topics.ts'
import type { Caller } from './caller.ts'
import { lookup } from './http.ts'
import { misfits } from './misfits.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'
import { checkSharedRounds } from './shared-rounds.ts'

const PATIENCE_MS = 5_000
/** If the operator does not offer a call, it does not need the topic that belongs to it. */
const CALL_OF_TOPIC: Record<string, string> = {
  crash: 'crash.getState',
  room: 'rooms.getState',
  rooms: 'rooms.getState',
  duels: 'duel.getState',
  tournament: 'getTournaments',
  betting: 'betting.getBets',
}

type Line = {
  say(frame: ClientFrame): void
  /** The first matching frame, earlier or later; null when none arrives in time. */
  receive(wanted: (frame: ServerFrame) => boolean): Promise<ServerFrame | null>
  /** What arrived and was no valid frame. */
  malformed: string[]
  close(): void
}

/** The socket: hello and welcome, ping and pong, the player's own events, and a snapshot of each topic. */
export async function checkSocket(target: Target, caller: Caller, rows: Rows): Promise<void> {
  const line = await open(target).catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'))
  if (typeof line === 'string') {
    // The status of an operator without a socket; the app asks by calls then.
    const isAbsent = /response: (?:404|405|426|501)$/.test(line)
    return rows.add('socket', isAbsent ? 'absent' : 'FAIL', `cannot be opened: ${line}`)
  }
  try {
    line.say({ type: 'hello', token: caller.token })
    const welcome = await line.receive(({ type }) => type === 'welcome')
    if (welcome?.type !== 'welcome')
      return rows.add(
        'socket: welcome',
        'FAIL',
        `no welcome within ${PATIENCE_MS / 1_000} s of hello${line.malformed[0] ? `; ${line.malformed[0]}` : ''}`,
      )
    const offset = welcome.at - Date.now()
    rows.judge('socket: welcome', [
      ...(welcome.user === null ? ['user is null, though hello named a good token'] : []),
      ...(Math.abs(offset) > target.clockBoundMs
        ? [`at is ${Math.round(offset / 1_000)} s from this machine's clock`]
        : []),
    ])
    line.say({ type: 'ping', at: 42 })
    const pong = await line.receive((frame) => frame.type === 'pong' && frame.at === 42)
    rows.judge('socket: ping', pong ? [] : ['no pong that echoes the number'])
    line.say({ type: 'snapshot' })
    const balance = await line.receive(({ type }) => type === 'balance')
    rows.judge('socket: snapshot', balance ? [] : ['no balance came'])
    await checkTopics(line, caller, rows)
    rows.judge('socket: frames', line.malformed)
  } finally {
    line.close()
  }
}

async function checkTopics(line: Line, caller: Caller, rows: Rows): Promise<void> {
  const found = new Map<string, string>([
    ...caller.found,
    ['{game}', 'dice'],
    ['{currency}', 'RUB'],
    ['{colour}', 'red'],
  ])
  for (const { address, snapshot } of TOPIC_CONTRACTS) {
    const [family = ''] = address.split(':')
    const call = CALL_OF_TOPIC[family]
    const row = `topic ${address}`
    if (call !== undefined && caller.absent.has(call)) {
      rows.add(row, 'absent', `as ${call} is`)
      continue
    }
    const topic = address.replace(/\{\w+\}/g, (part) => found.get(family + part) ?? found.get(part) ?? part)
    if (topic.includes('{')) {
      rows.add(row, 'skipped', 'there is nothing to subscribe to')
      continue
    }
    line.say({ type: 'subscribe', topic })
    const frame = await line.receive((each) => each.type === 'topic' && each.topic === topic)
    if (frame?.type !== 'topic') {
      // Of a call that the operator has, the page waits for the topic.
      rows.add(row, call === undefined ? 'absent' : 'FAIL', `no snapshot of ${topic} within ${PATIENCE_MS / 1_000} s`)
      continue
    }
    rows.judge(
      row,
      misfits(snapshot, frame.data).map(({ path, what }) => `${path || 'data'} ${what}`),
    )
    line.say({ type: 'unsubscribe', topic })
    await checkSnapshot(topic, snapshot, caller, rows)
    if (address === 'betting') noteBetting(frame.data, found)
    await checkSharedRounds(address, frame.data, caller, rows)
  }
}

/** The same state by a call, for networks that block sockets. */
async function checkSnapshot(topic: string, schema: v.GenericSchema, caller: Caller, rows: Rows): Promise<void> {
  if (caller.absent.has(getTopic.name)) return
  const as = `getTopic of ${topic}`
  const reply = await caller.check(getTopic, { params: { topic }, token: null, as })
  if (!reply) return
  rows.judge(
    `${as}: state`,
    misfits(schema, reply.state).map(({ path, what }) => `${path || 'state'} ${what}`),
  )
}

const listed = v.object({ events: v.array(v.object({ id: v.string(), sport: v.string() })) })

/** Stores a sport and an event, with which the other topics of betting can be requested. */
function noteBetting(data: unknown, found: Map<string, string>): void {
  const parsed = v.safeParse(listed, data)
  const [event] = parsed.success ? parsed.output.events : []
  if (!event) return
  found.set('betting{sport}', event.sport)
  found.set('betting{id}', event.id)
}

function open({ hosts, origin }: Target): Promise<Line> {
  const socket = new WebSocket(hosts.socket, { headers: { origin }, lookup, handshakeTimeout: PATIENCE_MS })
  const frames: ServerFrame[] = []
  const malformed: string[] = []
  const listeners = new Set<() => void>()
  socket.on('message', (data) => {
    const json = parseJson(String(data))
    const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined
    // The app ignores unknown types.
    if (type !== undefined && !SERVER_FRAME_TYPES.has(type)) return
    const frame = v.safeParse(serverFrame, json)
    if (frame.success) frames.push(frame.output)
    else malformed.push(`a frame ${String(type)}: ${misfits(serverFrame, json)[0]?.path ?? ''} does not fit`)
    for (const listener of listeners) listener()
  })
  const line: Line = {
    malformed,
    say: (frame) => socket.send(JSON.stringify(frame)),
    receive: (wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          const frame = frames.find(wanted)
          if (frame) finish(frame)
        }
        const finish = (frame: ServerFrame | null): void => {
          listeners.delete(look)
          clearTimeout(timer)
          resolve(frame)
        }
        const timer = setTimeout(() => finish(null), PATIENCE_MS)
        listeners.add(look)
        look()
      }),
    close: () => socket.terminate(),
  }
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(line))
    socket.on('error', reject)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
