import { type Fault, fits, type Matchable } from './orders.ts'

type ActiveFault = Fault & { id: number; seen: number; done: number; release: () => void; released: Promise<void> }

export type Faults = {
  /** Orders a fault; returns its id. */
  order(fault: Fault): number
  /** The faults that apply to a request. Each returned fault counts as happened. */
  befalling(request: Matchable): ActiveFault[]
  /** Releases the requests that a fault holds; afterwards the fault holds nothing more. */
  release(id: number): void
  cancel(id: number): void
  /** The number of affected requests, by fault id. */
  happened(): Record<number, number>
  clear(): void
}

export function createFaults(): Faults {
  const activeFaults = new Map<number, ActiveFault>()
  let last = 0
  const faults: Faults = {
    order(fault) {
      last += 1
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      activeFaults.set(last, { ...fault, id: last, seen: 0, done: 0, release, released })
      return last
    },
    befalling(request) {
      const found: ActiveFault[] = []
      for (const fault of activeFaults.values()) {
        if (!fits(fault.match, request)) continue
        fault.seen += 1
        if (fault.seen <= fault.after || (fault.times > 0 && fault.done >= fault.times)) continue
        // Only one fault may decide the reply of a request; `pass` faults (delay or hold only) may be added to it.
        if (fault.kind !== 'pass' && found.some(({ kind }) => kind !== 'pass')) continue
        fault.done += 1
        found.push(fault)
      }
      return found
    },
    release: (id) => activeFaults.get(id)?.release(),
    cancel(id) {
      faults.release(id)
      activeFaults.delete(id)
    },
    happened: () => Object.fromEntries([...activeFaults.values()].map(({ id, done }) => [id, done])),
    clear: () => [...activeFaults.keys()].forEach(faults.cancel),
  }
  return faults
}
