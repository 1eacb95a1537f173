import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { modalAtom } from '../../app/state.ts'
import { useCloseOnceLoggedIn } from '../form/useCloseOnceLoggedIn.ts'

/** The crossroad of log-in: where each way leads. The next modals are fetched while the player reads. */
export function useLogin() {
  const setModal = useSetAtom(modalAtom)
  useCloseOnceLoggedIn('login')
  useEffect(() => {
    for (const next of [import('../LoginByEmail/LoginByEmail.tsx'), import('../Register/Register.tsx')]) {
      // Who goes there without it is told then.
      next.catch(() => undefined)
    }
  }, [])
  return {
    byEmail: () => setModal({ name: 'loginByEmail' }),
    signUp: () => setModal({ name: 'register' }),
  }
}
