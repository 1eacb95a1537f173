/**
 * What the names of commands that only read begin with: asking such a one twice changes nothing. `isShown`: what it
 * fetches is on the page, and has to be fetched again when the database has lost it. The longer of two goes first.
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

/** What is known of a command by its path; undefined of one that writes. */
export function getReadingCommand(path: readonly string[]) {
  const name = path.at(-1) ?? ''
  return READING_COMMANDS.find(({ start }) => name.startsWith(start))
}
