/** The dialogs that are open, the uppermost last. All outside of it is inert, so what must be heard goes into it. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Names a dialog as open; what comes back names it as closed. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

export function uppermostDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}
