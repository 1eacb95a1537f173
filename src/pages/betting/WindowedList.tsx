import { type ReactElement, useRef } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { usePageTop } from '../../ui/use-page-top.ts'
import styles from './betting.module.css'

const ITEMS_AHEAD = 6

type Props<Item extends { key: string }> = {
  label: string
  items: readonly Item[]
  /** Height of an item until it has been measured, px. */
  estimate: number
  children: (item: Item) => ReactElement
}

/** A virtualized list that scrolls with the page. */
export function WindowedList<Item extends { key: string }>({ label, items, estimate, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const top = usePageTop(list)
  // The rule is for the React Compiler, which is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const window = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (at) => items[at]?.key ?? at,
    overscan: ITEMS_AHEAD,
    scrollMargin: top,
  })
  return (
    <ul ref={list} aria-label={label} className={styles.list} style={{ height: window.getTotalSize() }}>
      {window.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        return (
          item && (
            <li
              key={key}
              ref={window.measureElement}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              data-index={index}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}
