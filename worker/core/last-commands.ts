/** Enough to show what the player was doing. */
const COMMANDS_STORED = 20

/** Names of the last commands, oldest first, for error reports. */
const names: string[] = []

export function noteCommand(path: readonly string[]): void {
  names.push(path.join('.'))
  if (names.length > COMMANDS_STORED) names.shift()
}

export function lastCommands(): readonly string[] {
  return [...names]
}
