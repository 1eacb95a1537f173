import type { Subject } from '../build/subjects.ts'
import type { Wanted } from '../in-page/loading.ts'

const ROW = { selector: '[data-row]' }
/** A tile of the lobby's first row, rendered by the shell or by React; a skeleton is no link. */
const TILE = { selector: '.shelf-row a.tile' }
const BALANCE = { selector: '[data-testid=balance][data-value]' }

/** What a first visitor, a guest, waits for. */
export function guestContent(subject: Subject): Wanted {
  return { row: subject === 'app' ? TILE : ROW }
}

/** What a returning player waits for. */
export function playerContent(subject: Subject, name: string): Wanted {
  return subject === 'app'
    ? { name: { selector: 'header, main', text: name }, balance: BALANCE, row: TILE }
    : { row: ROW }
}
