import { pathToFileURL } from 'node:url'
import { clientFrame, serverFrame } from '../../worker/api/socket.ts'
import { TOPIC_CONTRACTS } from '../../worker/api/topics.ts'
import { type Json, jsonSchemaOf } from './json-schema.ts'

/** The socket's contract as one AsyncAPI 3.0 document: its frames, and what the messages of each topic hold. */
export function asyncApi(): Json {
  const topics = TOPIC_CONTRACTS.map(({ address, about, snapshot, event }) => ({
    name: address.replace(/\W+/g, '_').replace(/_$/, ''),
    address,
    about,
    snapshot,
    event,
  }))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Tulpar operator: socket',
      version: '1.0.0',
      description:
        'One WebSocket for guests and players. The app says hello, subscribes to topics, and gets a snapshot of each (frame "topic") and then its events, each numbered one more than the message before. Amounts are decimal strings; moments are ISO 8601.',
    },
    defaultContentType: 'application/json',
    servers: { general: { host: 'general.example.com', protocol: 'wss', pathname: '/socket' } },
    channels: {
      socket: {
        address: '/socket',
        messages: {
          client: { $ref: '#/components/messages/ClientFrame' },
          server: { $ref: '#/components/messages/ServerFrame' },
        },
      },
      ...Object.fromEntries(
        topics.map(({ name, address, about }) => [
          name,
          {
            address,
            description: `${about}. Stands in "data" of the frames "topic" and "event".`,
            ...(address.includes('{') && { parameters: parametersOf(address) }),
            messages: {
              snapshot: { $ref: `#/components/messages/${name}_snapshot` },
              event: { $ref: `#/components/messages/${name}_event` },
            },
          },
        ]),
      ),
    },
    operations: {
      say: { action: 'send', channel: { $ref: '#/channels/socket' } },
      hear: { action: 'receive', channel: { $ref: '#/channels/socket' } },
    },
    components: {
      messages: {
        ClientFrame: { payload: jsonSchemaOf(clientFrame) },
        ServerFrame: { payload: jsonSchemaOf(serverFrame) },
        ...Object.fromEntries(
          topics.flatMap(({ name, snapshot, event }) => [
            [`${name}_snapshot`, { payload: jsonSchemaOf(snapshot) }],
            [`${name}_event`, { payload: jsonSchemaOf(event) }],
          ]),
        ),
      },
    },
  }
}

function parametersOf(address: string): Json {
  return Object.fromEntries([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, {}]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(asyncApi(), null, 2))
