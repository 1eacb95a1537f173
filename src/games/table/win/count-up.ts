import { type Minor, minor } from '#domain/money/money.ts'
import styles from './win.module.css'

const COUNT_MS = 700

/**
 * Draws an amount that counts up over the text of an element. The text itself stays what it is, for screen readers and
 * for whatever reads the page; only what is painted counts. Returns how to end it at once.
 */
export function countUp(
  element: HTMLElement,
  from: Minor,
  to: Minor,
  write: (amount: Minor) => string,
  lastsMs = COUNT_MS,
): () => void {
  const counted = styles.counted ?? ''
  const begins = performance.now()
  let frame = 0

  function stop(): void {
    cancelAnimationFrame(frame)
    element.classList.remove(counted)
    delete element.dataset['counting']
  }
  function draw(): void {
    const left = 1 - (performance.now() - begins) / lastsMs
    if (left <= 0) return stop()
    element.dataset['counting'] = write(minor(to - Math.round((to - from) * left ** 3)))
    frame = requestAnimationFrame(draw)
  }

  element.classList.add(counted)
  draw()
  return stop
}
