import { useEffect } from 'react'
import { navigate } from '../base/location.ts'
import { isThrownByApp } from './is-thrown-by-app.ts'
import { reportError } from './report-error.ts'
import { ROUTES } from '../base/routes.ts'

/** Reports an uncaught error of this app and navigates to /error; what the network caused, the affected section shows. */
export function useFatalErrors(): void {
  useEffect(() => {
    const onError = ({ error }: ErrorEvent): void => handleError(error)
    const onRejection = ({ reason }: PromiseRejectionEvent): void => handleError(reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
}

function handleError(error: unknown): void {
  if (!isThrownByApp(error, location.origin)) return
  reportError(error)
  navigate(ROUTES.error)
}
