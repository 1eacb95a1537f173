import { useEffect } from 'react'
import {
  chatUrl,
  consentRegions,
  demoBanner,
  messagingUrl,
  performancePercent,
  productAnalyticsUrl,
  tagManagerUrl,
} from '#domain/settings/configuration.ts'
import { rescueFocus } from '../browser/rescue-focus.ts'
import { rejectDroppedFiles } from '../browser/dropped-files.ts'
import { reportSilentValues } from '../browser/silent-values.ts'
import { reportBoot } from '../browser/release.ts'
import { onCallsDropped } from '../browser/service-worker.ts'
import { ChatHost } from '../third-parties/ChatHost.tsx'
import { AskConsent } from '../consent/AskConsent.tsx'
import { addFonts } from '../ui/fonts.ts'
import { useMayGetOffers } from '../protection/use-may-get-offers.ts'
import { useProtection } from '../protection/use-protection.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { showToast } from '../ui/toast-store.ts'
import { Boundary } from '../errors/Boundary.tsx'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { reportPolicyViolations } from '../errors/report-policy.ts'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { useFatalErrors } from '../errors/use-fatal-errors.ts'
import { InstallApp } from './pwa/InstallApp.tsx'
import { useBonusReminder } from './notices/use-bonus-reminder.ts'
import { useSavedCodeStep } from './notices/use-saved-code-step.ts'
import { useMarkUnread } from './notices/use-mark-unread.ts'
import { useLinkPromo } from './notices/use-link-promo.ts'
import { useShowNotices } from './notices/use-show-notices.ts'
import { usePush } from './notices/use-push.ts'
import { usePayInTimer } from './notices/use-pay-in-timer.ts'
import { WaitingBonusTip } from './notices/waiting-bonus-tip.ts'
import { useAccountQuestion } from './notices/use-account-question.ts'
import GameNote from './layout/GameNote.tsx'
import { Tooltip } from './layout/Tooltip.tsx'
import { UpdateBanner } from './pwa/UpdateBanner.tsx'
import { useHead } from './seo/use-head.ts'

const AskForAccount = lazyComponent(withRareTexts(() => import('./notices/AskForAccount.tsx')))
const PanicButton = lazyComponent(withProtectionTexts(() => import('../protection/PanicButton.tsx')))
const DepositBlock = lazyComponent(withProtectionTexts(() => import('./layout/DepositBlock.tsx')))
const DemoBanner = demoBanner ? lazyComponent(withRareTexts(() => import('./layout/DemoBanner.tsx'))) : null
const hasTouch = matchMedia('(any-pointer: coarse)').matches
const TagManager = tagManagerUrl === null ? null : lazyComponent(() => import('../third-parties/TagManager.tsx'))
const PageViews =
  productAnalyticsUrl === null && messagingUrl === null
    ? null
    : lazyComponent(() => import('../third-parties/PageViews.tsx'))
const VisitTimings =
  performancePercent === null || Math.random() * 100 >= performancePercent
    ? null
    : lazyComponent(() => import('../third-parties/VisitTimings.tsx'))

/** Everything that the first paint does not need: notices, toasts and other background hooks. */
export default function DeferredFeatures() {
  useEffect(addFonts, [])
  useFatalErrors()
  useEffect(reportPolicyViolations, [])
  useEffect(() => void reportBoot(), [])
  const mayGetOffers = useMayGetOffers() ?? false
  useShowNotices(mayGetOffers)
  useMarkUnread()
  useBonusReminder(mayGetOffers)
  usePush(mayGetOffers)
  usePayInTimer(mayGetOffers)
  useSavedCodeStep()
  useLinkPromo()
  useEffect(() => onCallsDropped(() => showToast({ id: 'notice.dropped' })), [])
  useEffect(rescueFocus, [])
  useEffect(() => reportSilentValues(window), [])
  useEffect(() => rejectDroppedFiles(window), [])
  useHead()
  const protection = useProtection()
  const hasPanicButton = protection?.rules.panicButton === true
  const block = protection?.block
  const accounts = useAccountQuestion()
  return (
    <>
      <UpdateBanner />
      {consentRegions.length > 0 && <AskConsent />}
      {mayGetOffers && <WaitingBonusTip />}
      {mayGetOffers && <InstallApp />}
      {DemoBanner && <DemoBanner />}
      <Tooltip />
      {hasPanicButton && (
        <Boundary>
          <PanicButton />
        </Boundary>
      )}
      {block && (
        <Boundary>
          <DepositBlock block={block} />
        </Boundary>
      )}
      {hasTouch && <GameNote />}
      {accounts && (
        <Boundary>
          <AskForAccount {...accounts} />
        </Boundary>
      )}
      <Toaster />
      {chatUrl !== null && <ChatHost />}
      {TagManager && (
        <Boundary>
          <TagManager />
        </Boundary>
      )}
      {PageViews && (
        <Boundary>
          <PageViews />
        </Boundary>
      )}
      {VisitTimings && (
        <Boundary>
          <VisitTimings />
        </Boundary>
      )}
    </>
  )
}
