import { describe, expect, test } from 'vitest'
import { clientFrame, serverFrame } from '#endpoints/socket.ts'
import { TOPIC_CONTRACTS } from '#endpoints/topics.ts'
import { asyncApi } from '../operator/asyncapi.ts'
import { asJson, at, danglingRefs, listRefs } from './support/documents.ts'

describe('the AsyncAPI document', () => {
  test('is written from the operator’s side', () => {
    expect(at(document, 'operations', 'send', 'messages', '0', '$ref')).toContain('/server_')
    expect(at(document, 'operations', 'receive', 'messages', '0', '$ref')).toContain('/client_')
    expect([at(document, 'operations', 'send', 'action'), at(document, 'operations', 'receive', 'action')]).toEqual([
      'send',
      'receive',
    ])
  })

  const document = asJson(asyncApi())
  const types = (options: readonly { entries: { type: { literal: string } } }[]) =>
    options.map(({ entries }) => entries.type.literal)

  test('has a message for every frame, and two for every topic', () => {
    const frames = [
      ...types(clientFrame.options).map((type) => `client_${type}`),
      ...types(serverFrame.options).map((type) => `server_${type}`),
    ]
    for (const name of frames) {
      expect(at(document, 'channels', 'socket', 'messages', name)).toBeDefined()
      expect(at(document, 'components', 'messages', name, 'payload', 'properties', 'type', 'const')).toBe(
        name.split('_')[1],
      )
    }
    const messages = Object.keys(Object(at(document, 'components', 'messages')))
    expect(messages.length).toBe(frames.length + 2 * TOPIC_CONTRACTS.length)
  })

  test('has no AsyncAPI reference without a target', () => {
    expect(listRefs(document).length).toBeGreaterThan(30)
    expect(danglingRefs(document)).toEqual([])
    expect(at(document, 'asyncapi')).toBe('3.0.0')
  })
})
