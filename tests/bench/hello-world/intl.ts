import { createIntl } from 'react-intl'

/** Compiled messages, so that no parser is shipped: type 0 is a literal, 1 an argument. */
const messages = {
  row: [
    { type: 0, value: 'Hello from ' },
    { type: 1, value: 'country' },
  ],
  write: [{ type: 0, value: 'Write' }],
}

export const intl = createIntl({ locale: 'en', messages })
