import { atom } from 'jotai'

const PREFIX = 'games.'
const ON = 'on'

/** A switch shared by all games, off by default and stored in localStorage. */
export function deviceSwitch(name: string) {
  const keptAtom = atom(isOn(name))
  return atom(
    (get) => get(keptAtom),
    (_get, set, on: boolean) => {
      set(keptAtom, on)
      keep(name, on)
    },
  )
}

function isOn(name: string): boolean {
  try {
    return localStorage.getItem(PREFIX + name) === ON
  } catch {
    return false
  }
}

function keep(name: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(PREFIX + name, ON)
    else localStorage.removeItem(PREFIX + name)
  } catch {
    // Without storage the setting lasts until the page is closed.
  }
}
