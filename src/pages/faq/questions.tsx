import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import imports from '../../../lang/pages/faq/*.md?languages=faq'
import { DEFAULT_LOCALE, type Locale } from '#domain/languages/locales.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { warn } from '../../errors/log.ts'
import { PageSkeleton } from '../../base/PageSkeleton.tsx'
import type { FaqGroup } from './faq-text.ts'
import { Groups, type GroupsProps } from './Groups.tsx'
import { preloadModal } from '../../modals/Modals.tsx'
import { openSupportAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import aside from '../../ui/aside.module.css'

export type Questions = ReturnType<typeof make>

const made = new Map<Locale, Questions>()
/** Languages that show the English answers for now, and those for which that was already logged. */
const missing = new Set<Locale>()
const logged = new Set<Locale>()

/**
 * The questions component for a locale. If its chunk cannot be loaded, it has the English answers; `again` retries the
 * load.
 */
export function questionsIn(locale: Locale, again = false): Questions {
  if (again && missing.delete(locale)) made.delete(locale)
  const questions = made.get(locale) ?? make(locale)
  made.set(locale, questions)
  return questions
}

function make(locale: Locale) {
  return lazyComponent(async () => {
    const groups = await load(locale)
    const Shown = (props: Omit<GroupsProps, 'groups'>) => (
      <>
        <Groups groups={groups} {...props} />
        {/* In the same chunk: rendered earlier, it would be pushed down when the answers load. */}
        <AskSupport />
      </>
    )
    return { default: Shown }
  }, PageSkeleton)
}

async function load(locale: Locale): Promise<readonly FaqGroup[]> {
  try {
    return (await imports[locale]()).default
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw cause
    const english = await imports[DEFAULT_LOCALE]()
    if (!logged.has(locale)) warn(`Failed locale loading: ${locale}, the questions`, cause)
    logged.add(locale)
    missing.add(locale)
    return english.default
  }
}

/** Button to ask support a question that has no answer here. */
function AskSupport() {
  const openSupport = useSetAtom(openSupportAtom)
  return (
    <section className={aside.aside}>
      <p>
        <FormattedMessage id="faq.notHere" />
      </p>
      <Button onPointerEnter={() => preloadModal('support')} onClick={() => openSupport()}>
        <FormattedMessage id="faq.ask" />
      </Button>
    </section>
  )
}
