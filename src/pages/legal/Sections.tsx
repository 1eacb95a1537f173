import { Link } from 'wouter'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { useAnchor } from '../policy/use-anchor.ts'
import type { LegalPageName, LegalSection } from './legal-text.ts'
import styles from './legal.module.css'

const RtpTable = lazyComponent(() => import('./RtpTable.tsx'), RtpTableSkeleton)

type Props = { page: LegalPageName; minAge: number; sections: readonly LegalSection[] }

/** The sections of a page; on the rules page the RTP table follows the first one. */
export function Sections({ page, minAge, sections }: Props) {
  useAnchor()
  const filled = (text: string) => text.replaceAll('{minAge}', String(minAge))
  return (
    <>
      {sections.map((section, at) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id} tabIndex={-1}>
            {section.title}
          </h2>
          {section.body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{filled(part)}</p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>{filled(item)}</li>
                ))}
              </ul>
            ),
          )}
          {page === 'rules' && at === 0 && <RtpTable />}
          {section.link && <SectionLink {...section.link} />}
        </section>
      ))}
    </>
  )
}

function SectionLink({ to, text }: { to: string; text: string }) {
  return to.startsWith('mailto:') ? (
    <a className={styles.link} href={to}>
      {text}
    </a>
  ) : (
    <Link className={styles.link} href={to}>
      {text}
    </Link>
  )
}

function RtpTableSkeleton() {
  return <div className={`skeleton ${styles.tableSkeleton}`} aria-busy="true" />
}
