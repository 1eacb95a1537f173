import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { type ElementChildren, NO_BREAK_SPACE } from '../../../ui/children.ts'
import styles from './strip.module.css'

const STAR = 'M22 12l3.1 6.3 6.9 1-5 4.9 1.2 6.9L22 27.8l-6.2 3.3L17 24.2l-5-4.9 6.9-1Z'
const CUP =
  'M15.5 12h13v1.5H32v3a5 5 0 0 1-4.2 5 6.5 6.5 0 0 1-4.3 3.4V28h3v3h-9v-3h3v-3.1a6.5 6.5 0 0 1-4.3-3.4A5 5 0 0 1 12 16.5v-3h3.5Zm0 3.5h-1.5v1a3 3 0 0 0 1.6 2.6 8 8 0 0 1-.1-1.1Zm13 0V18q0 .6-.1 1.1A3 3 0 0 0 30 16.5v-1Z'
const PLAY = 'M18.5 14.8v14.4L30 22Z'

const EMBLEMS = { star: STAR, cup: CUP, play: PLAY }

type Props = { href: string; title: string; emblem?: 'star' | 'cup' | ElementChildren; children: ElementChildren }

/** A part of the strip: an emblem, a title and a line below it, which lead on. */
export function Part({ href, title, emblem, children }: Props) {
  return (
    <Link className={styles.part} href={href}>
      {emblem === 'star' || emblem === 'cup' ? <Emblem name={emblem} /> : emblem}
      <b>{title}</b>
      {children}
    </Link>
  )
}

/** A part whose data is being read from the database. */
export function ComingPart({ title }: { title: 'nav.bonuses' | 'nav.tournaments' }) {
  return (
    <span className={styles.part} aria-busy="true">
      <Emblem name={title === 'nav.bonuses' ? 'star' : 'cup'} />
      <b>
        <FormattedMessage id={title} />
      </b>
      <span className="skeleton">{NO_BREAK_SPACE}</span>
    </span>
  )
}

/** A picture in a ring that is full by `share`, from 0 to 1; the text beside it says the same. */
export function Emblem({ name, share = 0 }: { name: keyof typeof EMBLEMS; share?: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true" data-emblem={name}>
      <circle cx="22" cy="22" r="19" />
      {share > 0 && <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray={`${share * 100} 100`} />}
      <path d={EMBLEMS[name]} />
    </svg>
  )
}
