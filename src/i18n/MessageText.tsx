import type { ReactElement } from 'react'

type Piece = string | ReactElement

/**
 * Wraps the text of each `FormattedMessage` in its own element, as `ui/children.ts` explains. If a message contains
 * elements, each piece of text between them gets its own element too.
 */
export function MessageText({ children }: { children?: string | readonly Piece[] }) {
  return <span>{typeof children === 'object' ? children.map(toElement) : children}</span>
}

/** Index keys are safe: pieces keep their order, and react-intl also keys the elements in a message by index. */
function toElement(piece: Piece, at: number): ReactElement {
  return typeof piece === 'string' ? <span key={at}>{piece}</span> : piece
}
