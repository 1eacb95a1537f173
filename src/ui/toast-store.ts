import { createStore } from '../browser/create-store.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { TOAST_DURATION_MS, TOAST_SPEED_MS } from '#domain/settings/constants.ts'

/** Notifications: at most 3, each 3000 ms on screen with 300 ms of animation, in one group, "empty". */
export type ToastItem = { id: number; text: ToastText; leaving: boolean }

/** A text by its key, in the current language; a literal text; or lines under a title. */
export type ToastText = { id: MessageKey; values?: Record<string, string> } | string | ToastLines

/** `isAnnounced`: an alert elsewhere already says the same to screen readers. */
export type ToastLines = { title: MessageKey; lines: readonly string[]; isAnnounced: boolean }

const MOST = 3
const items = createStore<readonly ToastItem[]>([])
export const { get: toasts, subscribe: subscribeToasts } = items
let nextId = 1
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function showToast(text: ToastText): void {
  const news = JSON.stringify(text)
  const same = items.get().find((item) => JSON.stringify(item.text) === news && !item.leaving)
  if (same) {
    pauseToast(same.id)
    releaseToast(same.id)
    return
  }
  const item = { id: nextId, text, leaving: false }
  nextId += 1
  items.set([...items.get().slice(1 - MOST), item])
  releaseToast(item.id)
}

export function dismissToast(id: number): void {
  if (isLeaving(id)) return
  pauseToast(id)
  items.set(items.get().map((item) => (item.id === id ? { ...item, leaving: true } : item)))
  timers.set(
    id,
    setTimeout(() => {
      timers.delete(id)
      items.set(items.get().filter((item) => item.id !== id))
    }, TOAST_SPEED_MS),
  )
}

/** Stops the timer of a toast that is hovered or focused; one that is leaving still leaves. */
export function pauseToast(id: number): void {
  if (isLeaving(id)) return
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Restarts the timer with the full duration. */
export function releaseToast(id: number): void {
  if (timers.has(id)) return
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_DURATION_MS),
  )
}

function isLeaving(id: number): boolean {
  return items.get().some((item) => item.id === id && item.leaving)
}
