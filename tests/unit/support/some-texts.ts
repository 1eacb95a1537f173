import type { MessageKey } from '#src/i18n/dictionary.ts'

/** The messages of a formatter in a test that needs only some of the texts. */
export function someTexts(texts: Partial<Record<MessageKey, string>>) {
  // Safe: a text that is missing shows as its key, which no test expects.
  return texts as Record<MessageKey, string>
}
