import { useEffect } from 'react'
import { navigate } from '../app/routing/location.ts'
import { reportError } from './report-error.ts'
import { ROUTES } from '../app/routing/routes.ts'

/**
 * Messages of failed imports and calls (no network, or a service worker between two builds): the affected section shows
 * these itself.
 */
const OF_THE_NETWORK = /could not be loaded|fetch|network|load|module/i

/** Navigates to /error on an uncaught error of this app itself, but not of a browser extension or the network. */
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
  if (!isThrownByApp(error)) return
  reportError(error)
  navigate(ROUTES.error)
}

function isThrownByApp(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DOMException) return false
  return !OF_THE_NETWORK.test(error.message) && (error.stack?.includes(`${location.origin}/`) ?? false)
}
