import { useCallback, useMemo, useSyncExternalStore } from 'react'
import * as view from '#db/shared-round-view.ts'
import type { TopicRow, TopicStates } from '#db/view.ts'
import { sharedQuery } from './shared-query.ts'

/** The query of `useTopic`, so that both have one answer. */
function topicQuery<Name extends keyof TopicStates>(name: Name) {
  const shared = sharedQuery(`topic:${name}`, () => view.topic(name))
  return {
    subscribe: (changed: () => void) => shared.subscribe(changed),
    // Safe: the key stands for this one query.
    read: () => (shared.getValue()?.value ?? null) as TopicRow<Name> | null,
  }
}

/** The last known state of a topic that some component keeps up to date with `useTopic`; null when it never arrived. */
export function readTopic<Name extends keyof TopicStates>(name: Name): TopicRow<Name> | null {
  return topicQuery(name).read()
}

/** Calls `changed` after each message of a topic; returns how to end that. */
export function subscribeToTopic(name: keyof TopicStates, changed: () => void): () => void {
  return topicQuery(name).subscribe(changed)
}

/**
 * The same for a component that shows only a part of the topic: it renders again only for states that differ by `isSame`,
 * which is constant. What it leaves out may be out of date.
 */
export function useTopicPart<Name extends keyof TopicStates>(
  name: Name,
  isSame: (one: TopicStates[Name], other: TopicStates[Name]) => boolean,
): TopicStates[Name] | null {
  const read = useMemo(() => createReader(name, isSame), [name, isSame])
  const subscribe = useCallback((changed: () => void) => subscribeToTopic(name, changed), [name])
  return useSyncExternalStore(subscribe, read)
}

function createReader<Name extends keyof TopicStates>(
  name: Name,
  isSame: (one: TopicStates[Name], other: TopicStates[Name]) => boolean,
): () => TopicStates[Name] | null {
  let last: TopicStates[Name] | null = null
  return () => {
    const state = readTopic(name)?.state ?? null
    if (state === null || last === null || (state !== last && !isSame(last, state))) last = state
    return last
  }
}
