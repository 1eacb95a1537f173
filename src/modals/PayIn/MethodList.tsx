import { useId } from 'react'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './payIn.module.css'
import tick from '../../ui/tick.module.css'

export type ListedMethod = { hash: string; name: string; about: ElementChildren }
export type MethodGroup = { title: string; methods: readonly ListedMethod[] }

type Props = {
  legend: string
  groups: readonly MethodGroup[]
  chosen: string
  /** Two beside each other, where little is to be known of each. */
  tiles?: boolean
  onChoose: (hash: string) => void
}

/** Ways to pay in or out, by their sort: native radios, all of one choice, each with what there is to know of it. */
export function MethodList({ legend, groups, chosen, tiles = false, onChoose }: Props) {
  const id = useId()
  const filled = groups.filter(({ methods }) => methods.length > 0)
  return (
    <fieldset className={`${styles['methods']} ${tiles ? styles['tiles'] : ''}`}>
      {/* Above names of sorts it would take the room of the amount's first choices. */}
      <legend className={tiles && filled.length > 1 ? 'sr-only' : ''}>{legend}</legend>
      {filled.map(({ title, methods }) => (
        <fieldset key={title} className={styles['group']}>
          {/* With one sort alone there is nothing to tell apart. */}
          <legend className={filled.length > 1 ? styles['groupName'] : 'sr-only'}>{title}</legend>
          {methods.map(({ hash, name, about }) => (
            <label key={hash} className={styles['method']}>
              <input
                type="radio"
                className={`${tick['tick']} ${tick['choice']} ${styles['radio']}`}
                name={id}
                value={hash}
                checked={hash === chosen}
                aria-labelledby={`${id}-${hash}`}
                aria-describedby={`${id}-${hash}-about`}
                onChange={() => onChoose(hash)}
              />
              <span className={styles['methodText']}>
                <span id={`${id}-${hash}`} className={styles['methodName']}>
                  {name}
                </span>
                <span id={`${id}-${hash}-about`} className={styles['methodAbout']}>
                  {about}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}
