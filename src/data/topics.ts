import { useEffect } from 'react'
import * as betting from '#db/betting-view.ts'
import * as view from '#db/shared-round-view.ts'
import type { TopicRow, TopicStates } from '#db/view.ts'
import { commands } from './commands.ts'
import { connectionState, onConnectionState } from './worker-client.ts'
import { useLive } from './live-query.ts'

/** How many components show each topic. */
const shown = new Map<string, number>()
let isTelling = false

/** Sends the worker the topics on screen, once per batch of changes; none while the page is hidden. */
function sendTopics(): void {
  if (isTelling) return
  isTelling = true
  queueMicrotask(() => {
    isTelling = false
    const topics = document.visibilityState === 'visible' ? [...shown.keys()] : []
    void commands.realtime.watch({ topics })
  })
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('visibilitychange', sendTopics)
  // A restarted worker knows no topics.
  onConnectionState(() => connectionState() === 'open' && shown.size > 0 && sendTopics())
}

function show(topic: string): () => void {
  listen()
  shown.set(topic, (shown.get(topic) ?? 0) + 1)
  sendTopics()
  return () => {
    const left = (shown.get(topic) ?? 1) - 1
    if (left > 0) shown.set(topic, left)
    else shown.delete(topic)
    sendTopics()
  }
}

/**
 * The last known state of a socket topic, kept up to date while the component is mounted and the page is visible (or
 * `isShown` says otherwise); null when it never arrived, undefined until the first answer. `asOf` is ms of server time.
 */
export function useTopic<Name extends keyof TopicStates>(name: Name, isShown = true) {
  useEffect(() => (isShown ? show(name) : undefined), [name, isShown])
  return useLive(`topic:${name}`, () => view.topic(name))
}

/** The last known states of several topics, kept up to date like one; topics that never arrived are left out. */
export function useTopics<Name extends keyof TopicStates>(
  names: readonly Name[],
): readonly TopicRow<Name>[] | undefined {
  const key = names.join()
  useEffect(() => {
    const ends = key === '' ? [] : key.split(',').map(show)
    return () => ends.forEach((end) => end())
  }, [key])
  return useLive(`topics:${key}`, () => betting.topicRows(names))
}
