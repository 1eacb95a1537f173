import { type ComponentType, useCallback, useEffect } from 'react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useViewer } from '../data/queries.ts'
import { withAccountTexts } from '../i18n/account-texts.ts'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { Boundary, type CrashProps } from '../errors/Boundary.tsx'
import { showCrashToast } from '../errors/crash-toast.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { type Modal, afterLoginAtom, modalAtom } from '../base/state.ts'

type ModalProps<Name extends Modal['name']> = Omit<Extract<Modal, { name: Name }>, 'name'> & { onClose: () => void }
type AnyModal = ComponentType<Omit<Modal, 'name'> & { onClose: () => void }>

/** The lazy component of each modal, by its name in `modalAtom`. */
const MODALS = {
  login: lazyComponent<ModalProps<'login'>>(() => import('./Login/Login.tsx')),
  loginByEmail: lazyComponent<ModalProps<'loginByEmail'>>(() => import('./LoginByEmail/LoginByEmail.tsx')),
  confirmByPhone: lazyComponent<ModalProps<'confirmByPhone'>>(() => import('./ConfirmByPhone/ConfirmByPhone.tsx')),
  verification: lazyComponent<ModalProps<'verification'>>(
    withAccountTexts(() => import('./Verification/Verification.tsx')),
  ),
  excluded: lazyComponent<ModalProps<'excluded'>>(withProtectionTexts(() => import('./Excluded/Excluded.tsx'))),
  register: lazyComponent<ModalProps<'register'>>(() => import('./Register/Register.tsx')),
  support: lazyComponent<ModalProps<'support'>>(withRareTexts(() => import('./Support/SupportPanel.tsx'))),
  games: lazyComponent<ModalProps<'games'>>(() => import('./GamesMenu/GamesMenu.tsx')),
  payIn: lazyComponent<ModalProps<'payIn'>>(
    withAccountTexts(async () => (await import('./PayIn/load-pay-in.ts')).loadPayIn()),
  ),
  wallet: lazyComponent<ModalProps<'wallet'>>(withAccountTexts(() => import('./Wallet/WalletPanel.tsx'))),
  withdraw: lazyComponent<ModalProps<'withdraw'>>(withAccountTexts(() => import('./Withdraw/Withdraw.tsx'))),
  successPayment: lazyComponent<ModalProps<'successPayment'>>(
    withAccountTexts(() => import('./SuccessPayment/SuccessPayment.tsx')),
  ),
}

/** Loads a modal's chunk before it is opened: when the pointer enters its button. */
export function preloadModal(name: Modal['name']): void {
  void MODALS[name].preload()
}

/** Shows the open modal, and after a log-in the modal that the guest had asked for. */
export function Modals() {
  const [modal, setModal] = useAtom(modalAtom)
  const close = useCallback(() => setModal(null), [setModal])
  useAfterLogin()
  if (!modal) return null
  const { name, ...modalProps } = modal
  // Safe: `MODALS` pairs each name with a component that takes that modal's fields.
  const Shown = MODALS[name] as AnyModal
  return (
    <Boundary fallback={NotShown} resetKey={name}>
      <Shown key={name} {...modalProps} onClose={close} />
    </Boundary>
  )
}

/** Error fallback: a modal that cannot be shown is closed, and a toast says so. */
function NotShown({ error }: CrashProps) {
  const setModal = useSetAtom(modalAtom)
  useEffect(() => {
    showCrashToast(error)
    setModal(null)
  }, [error, setModal])
  return null
}

const LOGIN_STEPS = new Set<Modal['name']>(['login', 'loginByEmail', 'confirmByPhone', 'register'])

function useAfterLogin(): void {
  const loggedIn = useViewer()?.loggedIn ?? false
  const modal = useAtomValue(modalAtom)
  const setModal = useSetAtom(modalAtom)
  const [wanted, setWanted] = useAtom(afterLoginAtom)
  const isLoggingIn = modal !== null && LOGIN_STEPS.has(modal.name)
  useEffect(() => {
    if (!wanted || isLoggingIn) return
    setWanted(null)
    if (loggedIn) setModal(wanted)
  }, [wanted, isLoggingIn, loggedIn, setWanted, setModal])
}
