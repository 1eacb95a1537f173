import { type KeyboardEvent, type ReactElement, memo, useId } from 'react'
import type { ElementChildren } from './children.ts'
import styles from './Tabs.module.css'

type Props<Id extends string> = {
  /** Their accessible name. */
  label: string
  tabs: readonly { id: Id; text: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** Styles of the list and of the panel, for a place where a line below the tabs does not fit. */
  className?: string | undefined
  panelClassName?: string | undefined
  /** The content of the chosen tab's panel. */
  children: ElementChildren
}

/** Tabs over one panel: Tab moves to the chosen one; arrows, Home and End choose another. */
export function Tabs<Id extends string>({ children, panelClassName, ...list }: Props<Id>) {
  const id = useId()
  return (
    <>
      <TabList id={id} {...list} />
      <div role="tabpanel" id={`${id}-panel`} className={panelClassName} aria-labelledby={`${id}-${list.chosen}`}>
        {children}
      </div>
    </>
  )
}

type ListProps<Id extends string> = Omit<Props<Id>, 'children' | 'panelClassName'> & { id: string }

/** The tab list, memoized: the panel's content may change with every key. */
// `memo` loses the component's type parameter.
const TabList = memo(function TabList<Id extends string>({
  id,
  label,
  tabs,
  chosen,
  onChoose,
  className = styles.tabs,
}: ListProps<Id>) {
  function move(event: KeyboardEvent): void {
    const now = tabs.findIndex((tab) => tab.id === chosen)
    const to = nextIndex(event.key, now, tabs.length)
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={className}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          onKeyDown={move}
        >
          {tab.text}
        </button>
      ))}
    </div>
  )
}) as <Id extends string>(props: ListProps<Id>) => ReactElement

/** The tab that a key leads to; null for other keys. */
function nextIndex(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
