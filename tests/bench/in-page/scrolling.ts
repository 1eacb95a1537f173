import { type Frames, framesWhile } from './frames.ts'
import { watchTasks } from './tasks.ts'

/** The result of scrolling the page from its top to its end. */
export type Scrolling = Frames & {
  /** The longest task during the scroll, ms; 0 when none exceeded 50 ms. */
  longest: number
  /** How often the middle of the list was checked for games, and how often there were none. */
  looks: number
  empty: number
}

const LOOK_EVERY = 10
/** Offset into the first column, larger than the gap between two games. */
const INSET_PX = 40
const GAP_PX = 24

/** Scrolls at a constant speed, px per second: a late frame has more to show, as with a finger. */
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

/** Whether there is a game in the middle of the screen; null when the list does not fill it. */
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
