/** A language file compiled at build to ICU syntax trees: one lazy chunk a language. */
declare module '*.json?messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

  const messages: Record<string, MessageFormatElement[]>
  export default messages
}
