import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { preloadModal } from '../../modals/Modals.tsx'
import { openSupportAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import aside from '../../ui/aside.module.css'

/** Button to ask support a question that has no answer here. */
export function AskSupport() {
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
