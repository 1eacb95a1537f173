import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { type Modal, afterLoginAtom, modalAtom } from '../../../base/state.ts'
import { useViewer } from '../../../data/queries.ts'
import { ChoiceBar } from '../ChoiceBar.tsx'
import { useTableMode, usePlayMode } from './play-mode.ts'

const HIDDEN = { visibility: 'hidden' } as const
const MODES = ['money', 'practice'] as const

type Props = {
  isFixed: boolean
  /** All players share the rounds for money, so a guest may look at them; the button for a bet then asks to sign up. */
  isShared?: boolean
}

/** The choice between money and practice; not offered while a round is under way, nor where practice is closed. */
export function PracticeSwitch({ isFixed, isShared = false }: Props) {
  const { formatMessage } = useIntl()
  const mode = useTableMode()
  const { isOffered, isPending, choose } = usePlayMode()
  const chooseOrSignUp = useChooseMode()
  if (!isOffered && !isPending) return null
  return (
    // Its place is there before it, so that nothing moves.
    <fieldset role="presentation" disabled={isFixed} style={isOffered ? undefined : HIDDEN}>
      <ChoiceBar
        legend={formatMessage({ id: 'practice.choice' })}
        choices={MODES}
        chosen={mode}
        getName={(each) => formatMessage({ id: `practice.${each}` })}
        onChoose={isShared ? choose : chooseOrSignUp}
      />
    </fieldset>
  )
}

/**
 * Returns a function that changes the mode; a guest who wants money is asked to sign up, and stays in practice until
 * that is done.
 */
export function useChooseMode(): (mode: 'money' | 'practice') => void {
  const { choose } = usePlayMode()
  const isGuest = useViewer()?.loggedIn === false
  const openModal = useSetAtom(modalAtom)
  const setAfterLogin = useSetAtom(afterLoginAtom)
  return (mode) => {
    if (mode !== 'money' || !isGuest) return choose(mode)
    openModal({ name: 'register' })
    setAfterLogin(() => (shown: Modal | null) => {
      choose('money')
      return shown
    })
  }
}
