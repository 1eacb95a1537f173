import { useSetAtom } from 'jotai'
import { useCallback, useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { minor } from '#domain/money/money.ts'
import { titleNoteAtom } from '../../../base/use-page-title.ts'
import { useMoney } from '../../../format/use-money.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import type { TablePlayer } from '../table-player.ts'
import { SPACE } from '../../../ui/children.ts'
import session from '../session/session.module.css'

const OpenPractice = lazyDialog(() => import('./PracticeDialog.tsx'))

type Props = {
  table: Pick<TablePlayer, 'balance' | 'currency'>
  /** Rounds whose outcome is not shown yet. */
  animated?: readonly { payout: number }[]
}

const NONE: readonly { payout: number }[] = []

/** Says that the table is played for chips, and how many are left; it opens what practice is. */
export function PracticePill({ table, animated = NONE }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useTitleNote()
  // What a round has paid is shown with its outcome.
  const unpaid = animated.reduce((sum, { payout }) => sum + payout, 0)
  const chips = money(table.balance === null ? null : minor(table.balance - unpaid), table.currency)
  return (
    <>
      <button
        type="button"
        className={session.pill}
        data-practice
        aria-label={formatMessage({ id: 'practice.open' }, { chips })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void OpenPractice.preload()}
      >
        <span className={session.mode}>{formatMessage({ id: 'practice.practice' })}</span>
        {SPACE}
        <span translate="no" data-testid="chips" data-value={table.balance ?? undefined}>
          {chips}
        </span>
      </button>
      {isOpen && <OpenPractice onClose={close} />}
    </>
  )
}

/** The document's title says practice as long as the table does. */
function useTitleNote(): void {
  const setNote = useSetAtom(titleNoteAtom)
  const note = ` · ${useIntl().formatMessage({ id: 'practice.practice' })}`
  useLayoutEffect(() => {
    setNote(note)
    return () => setNote('')
  }, [note, setNote])
}
