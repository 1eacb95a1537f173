import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { onCallsDropped } from '../../host/service-worker.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { MessageKey } from '../dictionary.ts'
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

/** What no first paint waits for: notices and the toasts that tell them. */
export default function Late() {
  const { formatMessage } = useIntl()
  const toast = useCallback((text: MessageKey) => showToast(formatMessage({ id: text })), [formatMessage])
  useFatalErrors()
  useShowNotices({ toast })
  usePayInTimer()
  useKeptCodeStep()
  useLinkPromo()
  useEffect(() => onCallsDropped(() => toast('notice.dropped')), [toast])
  useHead()
  useSupportAside()
  return (
    <>
      <UpdateBanner />
      <RegDep />
      <InstallApp />
      <Tooltip />
      <Toaster />
    </>
  )
}
