import { type Frames, framesWhile } from './frames.ts'
import { watchTasks } from './tasks.ts'

/** How the page was scrolled from its top to its end. */
export type Scrolling = Frames & {
  /** The longest task meanwhile, ms; 0 where none was over 50 ms. */
  longest: number
  /** How often it was looked whether games are where games belong, and how often there were none. */
  looks: number
  empty: number
}

const LOOK_EVERY = 10
/** Within the first column, and further than the gap between two of its games. */
const INSET_PX = 40
const GAP_PX = 24

/** Scrolls at a steady speed, in px a second: a frame that comes late has as much more to show as under a finger. */
export async function scrollToEnd({ speed, list }: { speed: number; list: string }): Promise<Scrolling> {
  const tasks = watchTasks()
  const first = await new Promise<number>(requestAnimationFrame)
  let [frame, looks, empty] = [0, 0, 0]
  const frames = await framesWhile(first, (now) => {
    const way = ((now - first) * speed) / 1_000
    scrollTo({ top: way, behavior: 'instant' })
    if ((frame += 1) % LOOK_EVERY === 0) {
      const games = gamesInMiddle(list)
      if (games !== null) looks += 1
      if (games === false) empty += 1
    }
    return way < document.documentElement.scrollHeight - innerHeight
  })
  return { ...frames, longest: tasks.longest(first), looks, empty }
}

/** Whether there is a game in the middle of the screen; null where the list does not fill it. */
function gamesInMiddle(selector: string): boolean | null {
  const list = document.querySelector(selector)
  if (!list) return false
  const { top, bottom, left } = list.getBoundingClientRect()
  if (top > 0 || bottom < innerHeight) return null
  const middle = innerHeight / 2
  return [middle, middle + GAP_PX].some((at) => {
    const item = document.elementFromPoint(left + INSET_PX, at)?.closest('li') ?? null
    return item !== null && list.contains(item)
  })
}
