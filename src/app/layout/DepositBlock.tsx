import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { PlayBlock } from '#domain/protection/restrictions.ts'
import { depositBlockAtom } from '../../base/state.ts'
import { useBlockText } from '../../protection/use-block-text.ts'

/** Disables the deposit buttons of the frame, with the reason, while no deposit is allowed. */
export default function DepositBlock({ block }: { block: PlayBlock }) {
  const setReason = useSetAtom(depositBlockAtom)
  const reason = useBlockText()(block)
  useEffect(() => {
    setReason(reason)
    return () => setReason(null)
  }, [reason, setReason])
  return null
}
