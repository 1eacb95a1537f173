import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { typingPause } from '../browser/typing.ts'
import { cellKeys } from './cell-keys.ts'
import { remToPx } from './rem-to-px.ts'
import { coveredByKeyboard } from './use-keyboard-inset.ts'
import type { ElementChildren } from './children.ts'
import styles from './VirtualGrid.module.css'

type Props<Item> = {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => string | number
  render: (item: Item) => ElementChildren
}

/** Ratio of a tile's height to its width. */
const RATIO = 4 / 3
const ROWS_AHEAD = 3

type Size = { columns: number; gap: number; width: number; top: number; bar: number }

/** A virtualized grid of thousands of items, which scrolls with the page. */
export function VirtualGrid<Item>({ label, items, getKey, render }: Props<Item>) {
  const count = items.length
  const list = useRef<HTMLUListElement>(null)
  const { columns, gap, width, top, bar } = useSize(list)
  const tile = (width - gap * (columns - 1)) / columns
  const rowHeight = tile * RATIO + gap
  // After a change of the list, render the visible rows first, and the overscan when there is time.
  const isSettled = useSettled(items)
  // The rule is about the React Compiler, which is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: isSettled ? ROWS_AHEAD : 0,
    scrollMargin: top,
    useFlushSync: false,
  })

  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  useStableScroll({ columns, rowHeight, top })
  const inSight = isSettled
    ? Infinity
    : (rows.scrollOffset ?? 0) + window.innerHeight - Math.max(bar, coveredByKeyboard())

  const cells = rows.getVirtualItems().flatMap(({ index: row, start }) => {
    if (start >= inSight) return []
    const first = row * columns
    return items.slice(first, first + columns).map((item, column) => ({
      item,
      index: first + column,
      left: column * (tile + gap),
      top: start - top,
    }))
  })
  const [assignKeys] = useState(cellKeys)
  const keys = assignKeys(
    items,
    cells.map(({ item }) => getKey(item)),
    typingPause() > 0,
  )

  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      style={getStyle(count === 0 ? 0 : rows.getTotalSize() - gap, tile)}
    >
      {cells.map((cell, at) => (
        <Cell key={keys[at]} count={count} {...cell} render={render} />
      ))}
    </ul>
  )
}

type CellProps<Item> = Pick<Props<Item>, 'render'> & {
  item: Item
  count: number
  index: number
  left: number
  top: number
}

/**
 * Whether there has been time since the list changed; while the player types, the next key would discard off-screen
 * rows.
 */
function useSettled(items: readonly unknown[]): boolean {
  // A list that returns (all games, when the search text is deleted) has to settle again.
  const coming = useMemo(() => ({ items }), [items])
  const [settled, setSettled] = useState(coming)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(coming)), typingPause())
    return () => clearTimeout(timer)
  }, [coming])
  return settled === coming
}

/** One cell, memoized: cells that stay are not rendered again while the grid scrolls. */
// `memo` loses the component's type parameter.
const Cell = memo(function Cell<Item>({ item, count, index, left, top, render }: CellProps<Item>) {
  return (
    <li aria-setsize={count} aria-posinset={index + 1} style={{ transform: `translate(${left}px, ${top}px)` }}>
      {render(item)}
    </li>
  )
}) as <Item>(props: CellProps<Item> & { key?: number | undefined }) => ReactElement

/** Sets the tiles' common width, so that no tile needs a container query, which costs a layout per tile. */
function getStyle(height: number, tile: number): CSSProperties {
  return { height, '--tile': `${tile}px` } as CSSProperties // CSSProperties has no custom properties
}

function useSize(list: RefObject<HTMLUListElement | null>): Size {
  const [size, setSize] = useState<Size>(() => computeSize(document.documentElement.clientWidth - 32, 0))
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect()
      // The grid is hidden while the next page loads.
      if (width === 0) return
      const offset = Math.round(top + window.scrollY)
      setSize((before) => (before.width === width && before.top === offset ? before : computeSize(width, offset)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return size
}

function computeSize(width: number, top: number): Size {
  const tokens = getComputedStyle(document.documentElement)
  const least = remToPx(parseFloat(tokens.getPropertyValue('--tile-min')))
  const gap = parseFloat(tokens.getPropertyValue('--tile-gap'))
  const bar = parseFloat(tokens.getPropertyValue('--bar'))
  return { columns: Math.max(2, Math.floor((width + gap) / (least + gap))), gap, width, top, bar }
}

/** Rows of this height, px, beginning at `top` of the page, px. */
type Rows = { columns: number; rowHeight: number; top: number }
/** The first item on screen, its distance from the screen's top in rows, and the scroll position (px) for it. */
type Place = { item: number; down: number; scroll: number }

/** Keeps the same items on screen after the phone is rotated or the window resized. */
function useStableScroll({ columns, rowHeight, top }: Rows): void {
  const before = useRef<Rows | null>(null)
  const savedPlace = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const last = before.current
    // Before the list's top has been measured, its size is a guess.
    before.current = top > 0 ? { columns, rowHeight, top } : null
    if (!last || (last.columns === columns && last.rowHeight === rowHeight)) return
    const { item, down } = placeIn(last, savedPlace.current)
    if (item === 0) return
    window.scrollTo(0, top + (Math.floor(item / columns) - down) * rowHeight)
    savedPlace.current = { item, down, scroll: window.scrollY }
  }, [columns, rowHeight, top])
}

/** Without scrolling since the last rotation, that place is still right: a phone rotated back shows the same items. */
function placeIn({ columns, rowHeight, top }: Rows, savedPlace: Place | null): Omit<Place, 'scroll'> {
  const { scrollY } = window
  if (savedPlace && Math.abs(scrollY - savedPlace.scroll) < rowHeight / 2) return savedPlace
  const passed = Math.max(0, (scrollY - top) / rowHeight)
  const row = Math.ceil(passed)
  return { item: row * columns, down: row - passed }
}
