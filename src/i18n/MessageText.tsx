import type { ReactElement } from 'react'

type Piece = string | ReactElement

/**
 * What each `FormattedMessage` draws its text in: an element of its own, as `ui/children.ts` explains. A message with
 * elements among its words comes in pieces, and each piece of text gets an element too.
 */
export function MessageText({ children }: { children?: string | readonly Piece[] }) {
  return <span>{typeof children === 'object' ? children.map(toElement) : children}</span>
}

/** Pieces never change places, and react-intl keys the elements among them by their index as well. */
function toElement(piece: Piece, at: number): ReactElement {
  return typeof piece === 'string' ? <span key={at}>{piece}</span> : piece
}
