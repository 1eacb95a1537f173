import { useEffect } from 'react'
import { navigate } from '../app/routing/location.ts'
import { reportError } from './report-error.ts'
import { ROUTES } from '../app/routing/routes.ts'

/** What a network or a service worker between two builds makes of an import or a call: its part says so in its place. */
const OF_THE_NETWORK = /could not be had|fetch|network|load|module/i

/** Leads to /error what nobody caught, where it is a bug of this app's own (spec 8): neither an extension's, nor the network's. */
export function useFatalErrors(): void {
  useEffect(() => {
    const onError = ({ error }: ErrorEvent): void => lead(error)
    const onRejection = ({ reason }: PromiseRejectionEvent): void => lead(reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
}

function lead(error: unknown): void {
  if (!isOwn(error)) return
  reportError(error)
  navigate(ROUTES.error)
}

function isOwn(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DOMException) return false
  return !OF_THE_NETWORK.test(error.message) && (error.stack?.includes(`${location.origin}/`) ?? false)
}
