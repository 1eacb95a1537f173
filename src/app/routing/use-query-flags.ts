import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useSearch } from 'wouter'
import { useViewer } from '../../data/queries.ts'
import { currentPath, navigate } from '../../base/location.ts'
import { modalAtom, openDepositAtom } from '../../base/state.ts'

const FLAGS = ['signup', 'login', 'deposit'] as const

/** Query flags `signup`, `login` and `deposit` open their modals and are then removed from the address. */
export function useQueryFlags(): void {
  const search = useSearch()
  const loggedIn = useViewer()?.loggedIn
  const setModal = useSetAtom(modalAtom)
  const openDeposit = useSetAtom(openDepositAtom)
  useEffect(() => {
    if (loggedIn === undefined) return
    const query = new URLSearchParams(search)
    const flag = FLAGS.find((name) => query.has(name))
    if (!flag) return
    for (const name of FLAGS) query.delete(name)
    navigate(currentPath() + (query.size > 0 ? `?${query}` : '') + location.hash, { replace: true })
    // A player needs neither; a dialog that is open stays as it is.
    if (flag !== 'deposit' && loggedIn) return
    if (flag === 'deposit') openDeposit(loggedIn)
    else setModal(flag === 'signup' ? { name: 'register' } : { name: 'login' })
    setModal((modal) => modal && { ...modal, isUnasked: true })
  }, [search, loggedIn, setModal, openDeposit])
}
