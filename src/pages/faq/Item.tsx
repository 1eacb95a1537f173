import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { Strokes } from '../../ui/Icon.tsx'
import { DOWN_PATH } from '../../ui/lazy-icons.ts'
import type { FaqItem } from './faq-text.ts'
import { splitByMatches } from './find-answers.ts'
import styles from './faq.module.css'

type Props = { item: FaqItem; words: ReadonlySet<string>; isOpen: boolean; onToggle: (open: boolean) => void }

/** A question that opens to show its answer, with its own anchor. */
export function Item({ item: { id, question, answer, link }, words, isOpen, onToggle }: Props) {
  const { formatMessage } = useIntl()
  // The `toggle` event also fires for changes made by React: only report those made by the player.
  const toggled = ({ open }: HTMLDetailsElement): void => {
    if (open !== isOpen) onToggle(open)
  }
  return (
    <details id={id} className={styles.item} open={isOpen} onToggle={(event) => toggled(event.currentTarget)}>
      <summary>
        <h3>
          <Marked text={question} words={words} />
        </h3>
        <Strokes d={DOWN_PATH} />
      </summary>
      <div className={styles.answer}>
        {answer.map((part) =>
          typeof part === 'string' ? (
            <p key={part}>
              <Marked text={part} words={words} />
            </p>
          ) : (
            <ul key={part[0]}>
              {part.map((line) => (
                <li key={line}>
                  <Marked text={line} words={words} />
                </li>
              ))}
            </ul>
          ),
        )}
        <p className={styles.ways}>
          {link && <Link href={link.path}>{link.text}</Link>}
          <a href={`#${id}`} aria-label={formatMessage({ id: 'faq.linkTo' }, { question })}>
            {formatMessage({ id: 'faq.link' })}
          </a>
        </p>
      </div>
    </details>
  )
}

/** A text with the found words marked. */
function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const parts = useMemo(() => splitByMatches(text, words), [text, words])
  return parts.map(({ text: part, isFound }, at) =>
    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}
