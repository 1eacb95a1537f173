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
  /** Two columns, for methods with few details. */
  tiles?: boolean
  onChoose: (hash: string) => void
}

/** Payment or payout methods by type: native radio buttons of one group, each with its details. */
export function MethodList({ legend, groups, chosen, tiles = false, onChoose }: Props) {
  const id = useId()
  const filled = groups.filter(({ methods }) => methods.length > 0)
  return (
    <fieldset className={`${styles['methods']} ${tiles ? styles['tiles'] : ''}`}>
      {/* Above the type names it would push the quick amounts off the screen. */}
      <legend className={tiles && filled.length > 1 ? 'sr-only' : ''}>{legend}</legend>
      {filled.map(({ title, methods }) => (
        <fieldset key={title} className={styles['group']}>
          {/* With a single type its name is not needed. */}
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
