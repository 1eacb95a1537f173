import type { ReactElement, ReactPortal } from 'react'

/**
 * Children that may have siblings: elements and white space, but no text. A browser's translator replaces each text
 * node with an element. React would still hold the old node: it could neither update nor remove it, nor insert anything
 * before it. A text that is an only child is safe, as React sets the element's `textContent`. So a text with siblings
 * needs its own element: `<span>{text}</span>`. `src/jsx-runtime.d.ts` checks every JSX element against these types.
 */
export type ElementChildren =
  | ReactElement
  | ReactPortal
  | boolean
  | null
  | undefined
  // An empty string creates no node.
  | ''
  | typeof BLANK
  | typeof NO_BREAK
  | readonly ElementChildren[]

/** What an element may contain: a single text, or elements. */
export type Children = string | number | ElementChildren

const BLANK = ' '
const NO_BREAK = '\u00A0'

/**
 * White space between two elements, which translators leave alone. A constant, as TypeScript takes `{' '}` in JSX for
 * any text.
 */
export const SPACE: ElementChildren = BLANK
export const NO_BREAK_SPACE: ElementChildren = NO_BREAK
