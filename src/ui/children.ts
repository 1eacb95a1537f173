import type { ReactElement, ReactPortal } from 'react'

/**
 * What may stand beside other children: elements, and white space between them, but no text. A browser translator
 * replaces each text node by an element of its own. React would still hold the old node: it could neither update nor
 * remove it, nor insert anything before it. A text that is an element's only child is safe, as React sets the element's
 * `textContent`. So a text beside anything else gets an element of its own: `<span>{text}</span>`.
 *
 * `src/jsx-runtime.d.ts` holds every JSX element to these types.
 */
export type ElementChildren =
  | ReactElement
  | ReactPortal
  | boolean
  | null
  | undefined
  // An empty string makes no node.
  | ''
  | typeof BLANK
  | typeof NO_BREAK
  | readonly ElementChildren[]

/** What an element may contain: a single text, or elements. */
export type Children = string | number | ElementChildren

const BLANK = ' '
const NO_BREAK = '\u00A0'

/** White space between two elements, which translators leave alone. To TypeScript, `{' '}` in JSX is any text. */
export const SPACE: ElementChildren = BLANK
export const NO_BREAK_SPACE: ElementChildren = NO_BREAK
