/**
 * Name prefixes of commands that only read and may be repeated safely. `isShown`: their data is on screen and has to be
 * fetched again if the database has lost it. A longer prefix has to be before a shorter one.
 */
const READING_COMMANDS = [
  { start: 'refresh', isShown: true },
  { start: 'load', isShown: true },
  { start: 'find', isShown: true },
  { start: 'older', isShown: true },
  { start: 'checkPromo', isShown: true },
  { start: 'check', isShown: false },
  { start: 'read', isShown: false },
  { start: 'fetch', isShown: false },
] as const

/** The entry for a command by its path; undefined for a command that writes. */
export function getReadingCommand(path: readonly string[]) {
  const name = path.at(-1) ?? ''
  return READING_COMMANDS.find(({ start }) => name.startsWith(start))
}
