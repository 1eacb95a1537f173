/**
 * What a journey needs of a browser: opening addresses, running functions in the page, moving the mouse and pressing
 * keys. Each engine is driven by its native protocol.
 */
export type Driver = {
  /** Goes to an address in the current tab. */
  open(address: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It cannot use variables from outside of it; arguments and result are JSON. */
  run<Arguments extends unknown[], Value>(
    work: (...given: Arguments) => Value | Promise<Value>,
    ...given: Arguments
  ): Promise<Value>
  /** Clicks with the mouse at a position in CSS pixels from the viewport's corner. */
  click(x: number, y: number): Promise<void>
  /** Presses and releases keys one after the other, given by their characters. */
  press(keys: string): Promise<void>
  /** Resizes the viewport. */
  resize(width: number, height: number): Promise<void>
  /** Opens another tab, which becomes the current one. */
  openTab(): Promise<void>
  /** Closes every tab but the first, which becomes the current one; returns how many were closed. */
  closeOtherTabs(): Promise<number>
  /** Closes the browser and deletes its data. */
  close(): Promise<void>
}

/** WebDriver actions for a click, the same in both of its protocols. */
export function clickActions(x: number, y: number): unknown[] {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** WebDriver actions for keys. */
export function keyActions(keys: string): unknown[] {
  const actions = [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** A function call as source text with its result as a JSON string, as protocols serialize values differently. */
export function callText(work: (...given: never[]) => unknown, given: unknown[]): string {
  return `Promise.resolve((${work.toString()})(...${JSON.stringify(given)})).then((value) => JSON.stringify(value ?? null))`
}
