/** As many as say what somebody was about to do. */
const KEPT = 20

/** Names of the last commands, the oldest first: for a report of an error. */
const names: string[] = []

export function noteCommand(path: readonly string[]): void {
  names.push(path.join('.'))
  if (names.length > KEPT) names.shift()
}

export function lastCommands(): readonly string[] {
  return [...names]
}
