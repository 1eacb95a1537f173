import type { IntlShape } from 'react-intl'
import type { MessageKey } from './dictionary.ts'

/** Whether the text of a key from outside is loaded, such as an operator's reason. */
export function hasText({ messages }: Pick<IntlShape, 'messages'>, key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}
