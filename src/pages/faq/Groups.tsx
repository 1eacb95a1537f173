import { useCallback, useEffect, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { FaqGroup } from './faq-text.ts'
import { findAnswers } from './find-answers.ts'
import { Item } from './Item.tsx'
import styles from './faq.module.css'

/** One shared set, so that memoized marks are not computed again. */
const NONE: ReadonlySet<string> = new Set()

export type GroupsProps = { groups: readonly FaqGroup[]; query: string; onClear: () => void }

/** All questions by group, or those that the query finds. */
export function Groups({ groups, query, onClear }: GroupsProps) {
  const { formatMessage } = useIntl()
  const found = useMemo(() => findAnswers(groups, query), [groups, query])
  const { isOpen, toggle } = useOpened()
  const shown = found ? found.groups : groups
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {found && formatMessage({ id: found.isNear ? 'faq.near' : 'faq.found' }, { count: found.count })}
      </p>
      {found?.count === 0 && (
        <EmptyState scene="compass" text={<FormattedMessage id="faq.nothing" values={{ query }} />}>
          <Button onClick={onClear}>
            <FormattedMessage id="faq.all" />
          </Button>
        </EmptyState>
      )}
      {shown.map(({ id, title, items }) => (
        <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              words={found?.words ?? NONE}
              // Opens items whose match is only in the answer, so that it is visible; near matches stay closed, so that
              // the list can be scanned.
              isOpen={isOpen(item.id, found && !found.isNear ? !found.inQuestion.has(item.id) : false)}
              onToggle={(open) => toggle(item.id, open)}
            />
          ))}
        </section>
      ))}
    </>
  )
}

/** Which answers are open: those that the player opened, the one in the address, and those open by default. */
function useOpened() {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})

  useEffect(() => {
    const openAnchor = (): void => {
      const id = anchor()
      if (id === '') return
      setChosen((now) => ({ ...now, [id]: true }))
      // Scroll in the next frame: only then has the opened answer its height.
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    openAnchor()
    window.addEventListener('hashchange', openAnchor)
    return () => window.removeEventListener('hashchange', openAnchor)
  }, [])

  const toggle = useCallback((id: string, open: boolean) => setChosen((now) => ({ ...now, [id]: open })), [])
  return { isOpen: (id: string, byItself: boolean): boolean => chosen[id] ?? byItself, toggle }
}

function anchor(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
