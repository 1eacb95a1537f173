/**
 * What a journey needs of a browser: to open addresses, to run functions in the page, to move the mouse and to press
 * keys. Each engine is driven by the protocol that it speaks by itself.
 */
export type Driver = {
  /** Goes to an address in the current tab. */
  open(address: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It sees nothing from outside of it; arguments and value are JSON. */
  run<Arguments extends unknown[], Value>(
    work: (...given: Arguments) => Value | Promise<Value>,
    ...given: Arguments
  ): Promise<Value>
  /** Clicks with the mouse, in CSS pixels from the corner of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Presses and releases keys one after the other, by the characters that they write. */
  press(keys: string): Promise<void>
  /** Gives the viewport a size. */
  resize(width: number, height: number): Promise<void>
  /** Opens another tab, which is the current one from now on. */
  openTab(): Promise<void>
  /** Closes every tab but the first, which is the current one from now on; gives how many. */
  closeOtherTabs(): Promise<number>
  /** Ends the browser and removes what it has stored. */
  close(): Promise<void>
}

/** The actions of WebDriver, the same in its two protocols: a click. */
export function clickActions(x: number, y: number): unknown[] {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** The same for keys. */
export function keyActions(keys: string): unknown[] {
  const actions = [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** A function as the text of a call of it whose value is JSON in a string: protocols differ in how they write values. */
export function callText(work: (...given: never[]) => unknown, given: unknown[]): string {
  return `Promise.resolve((${work.toString()})(...${JSON.stringify(given)})).then((value) => JSON.stringify(value ?? null))`
}
