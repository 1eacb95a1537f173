import type { GenericSchema } from 'valibot'
import { clientFrame, serverFrame } from '#endpoints/socket.ts'
import { TOPIC_CONTRACTS } from '#endpoints/topics.ts'
import { type Json, SHARED_SCHEMAS, describeSchema } from './json-schema.ts'
import { writeIfRun } from './write-document.ts'

/** The socket contract as one AsyncAPI 3.0 document: its frames, and the message content of each topic. */
export function asyncApi(): Json {
  const topics = TOPIC_CONTRACTS.map(({ address, about, snapshot, event }) => ({
    name: address.replace(/\W+/g, '_').replace(/_$/, ''),
    address,
    about,
    snapshot,
    event,
  }))
  const frames = [...toFrames('client', clientFrame.options), ...toFrames('server', serverFrame.options)]
  const listMessages = (side: string): Json[] =>
    frames.filter((frame) => frame.side === side).map(({ name }) => ({ $ref: `#/channels/socket/messages/${name}` }))
  const messages = {
    ...Object.fromEntries(frames.map(({ name, payload }) => [name, { name, payload }])),
    ...Object.fromEntries(
      topics.flatMap(({ name, snapshot, event }) => [
        [`${name}_snapshot`, { payload: describeSchema(snapshot) }],
        [`${name}_event`, { payload: describeSchema(event) }],
      ]),
    ),
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Tulpar operator: socket',
      version: '1.1.0',
      description:
        'Written from the operator’s side: it receives what the app says (client_…) and sends what the app reads (server_…). One WebSocket for guests and players. The app says hello, subscribes to topics, and gets a snapshot of each (frame "topic") and then its events, each numbered one more than the message before. Amounts are decimal strings; moments are ISO 8601.',
      contact: { name: 'In words: worker/endpoints/README.md' },
      license: { name: 'Proprietary' },
      tags: [{ name: 'socket', description: 'The one socket of a browser.' }],
    },
    defaultContentType: 'application/json',
    servers: { general: { host: 'general.example.com', protocol: 'wss', pathname: '/socket' } },
    channels: {
      socket: {
        address: '/socket',
        messages: Object.fromEntries(frames.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
      },
      ...Object.fromEntries(
        topics.map(({ name, address, about }) => [
          name,
          {
            address,
            description: `${about}. Stands in "data" of the frames "topic" and "event".`,
            ...(address.includes('{') && { parameters: toParameters(address) }),
            messages: {
              snapshot: { $ref: `#/components/messages/${name}_snapshot` },
              event: { $ref: `#/components/messages/${name}_event` },
            },
          },
        ]),
      ),
    },
    operations: {
      receive: {
        action: 'receive',
        description: 'What the app says.',
        channel: { $ref: '#/channels/socket' },
        messages: listMessages('client'),
      },
      send: {
        action: 'send',
        description: 'What the app reads.',
        channel: { $ref: '#/channels/socket' },
        messages: listMessages('server'),
      },
    },
    components: { schemas: findShared(messages), messages },
  }
}

/** The shared schemas that the messages refer to. */
function findShared(messages: Json): Json {
  const text = JSON.stringify(messages)
  return Object.fromEntries(Object.entries(SHARED_SCHEMAS).filter(([name]) => text.includes(`/schemas/${name}"`)))
}

type Frame = GenericSchema & { entries: { type: { literal: string } } }

/** One message per frame type, such as `client_hello`. */
function toFrames(side: 'client' | 'server', options: readonly Frame[]) {
  return options.map((frame) => ({
    side,
    name: `${side}_${frame.entries.type.literal}`,
    payload: describeSchema(frame),
  }))
}

function toParameters(address: string): Json {
  return Object.fromEntries([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, {}]))
}

writeIfRun(import.meta.url, asyncApi)
