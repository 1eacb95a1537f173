import { useEffect } from 'react'
import { chatUrl, consentRegions, demoBanner, tagManagerUrl } from '../../../worker/domain/settings/configuration.ts'
import { onCallsDropped } from '../../host/service-worker.ts'
import { ChatHost } from '../../third-parties/ChatHost.tsx'
import { AskConsent } from '../consent/AskConsent.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Boundary } from '../Boundary.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { withRareTexts } from '../rare-texts.ts'
import { useFatalErrors } from './fatal-errors.ts'
import { InstallApp } from './InstallApp.tsx'
import { useKeptCodeStep } from './kept-code-step.ts'
import { useLinkPromo } from './link-promo.ts'
import { useShowNotices } from './notices.ts'
import { usePayInTimer } from './pay-in-timer.ts'
import { RegDep } from './reg-dep.ts'
import { Tooltip } from './Tooltip.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'
import { useHead } from './use-head.ts'
import { useSupportAside } from './use-support-aside.ts'

const DemoBanner = demoBanner ? lazyPart(withRareTexts(() => import('./DemoBanner.tsx'))) : null
const TagManager = tagManagerUrl === null ? null : lazyPart(() => import('../../third-parties/TagManager.tsx'))

/** What no first paint waits for: notices and the toasts that tell them. */
export default function Late() {
  useFatalErrors()
  useShowNotices()
  usePayInTimer()
  useKeptCodeStep()
  useLinkPromo()
  useEffect(() => onCallsDropped(() => showToast({ id: 'notice.dropped' })), [])
  useHead()
  useSupportAside()
  return (
    <>
      <UpdateBanner />
      {consentRegions.length > 0 && <AskConsent />}
      <RegDep />
      <InstallApp />
      {DemoBanner && <DemoBanner />}
      <Tooltip />
      <Toaster />
      {chatUrl !== null && <ChatHost />}
      {TagManager && (
        <Boundary>
          <TagManager />
        </Boundary>
      )}
    </>
  )
}
