import { type ReactElement, useId } from 'react'
import { type Locale, localeTag } from '#domain/languages/locales.ts'
import { MISSING_WORDS } from '#domain/languages/missing-words.ts'
import { POLICY_WORDS } from '#domain/languages/policy-words.ts'
import type { PolicySection, PolicyText } from './policy-text.ts'
import { useAnchor } from './use-anchor.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './policy.module.css'

/** The text of a policy below its opening: its date, table of contents and sections with anchors. */
type Props = { text: PolicyText; lang: Locale }

export function Article({ text: { version, sections }, lang }: Props) {
  const contents = useId()
  useAnchor()
  return (
    <>
      <p className={styles.version}>
        <span>{POLICY_WORDS[lang].version}</span>
        {SPACE}
        <time dateTime={version}>{dayText(version, lang)}</time>
      </p>
      <nav className={styles.contents} aria-labelledby={contents}>
        <h2 id={contents}>{POLICY_WORDS[lang].contents}</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  )
}

function Section({ section: { id, title, body } }: { section: PolicySection }): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

/** Formats the date in the language of the text, not of the interface. */
function dayText(version: string, lang: Locale): string {
  const months = MISSING_WORDS[lang]?.months
  if (months) {
    const [year, month = 1, day] = version.split('-').map(Number)
    return `${day} ${months[month - 1]} ${year}`
  }
  return new Intl.DateTimeFormat(localeTag(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(version))
}
