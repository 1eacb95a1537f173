import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { useFormatOdds } from './use-odds.ts'
import { combinedOdds, getPrice, type SlipSelectionState } from './use-slip.ts'

type Props = {
  usable: readonly SlipSelectionState[]
  isSingle: boolean
  isPlacing: boolean
  isDisabled: boolean
  /** The id of the note about the bet. */
  noteId: string
  onPress: () => void
}

/**
 * The button that places the bet. Where odds have changed since they were selected, it names the new ones, and one press
 * accepts and places: a button that waited for another press would never be ready while live odds move.
 */
export function PlaceBet({ usable, isSingle, isPlacing, isDisabled, noteId, onPress }: Props) {
  const { formatMessage } = useIntl()
  const formatOdds = useFormatOdds()
  const changed = usable.filter(({ problem }) => problem === 'changed')
  const text = getButtonName()
  const seenText = useSeen(text)
  const [pressed, setPressed] = useState(text)

  function getButtonName(): string {
    const [only, second] = changed
    if (!only) return formatMessage({ id: 'betting.slip.place' })
    if (isSingle && second) return formatMessage({ id: 'betting.slip.acceptNew' })
    const odds = formatOdds(isSingle ? getPrice(only) : combinedOdds(usable))
    return formatMessage({ id: 'betting.slip.accept' }, { odds })
  }

  return (
    <Button
      variant="primary"
      size="large"
      movesMoney
      busy={isPlacing}
      aria-disabled={isDisabled || undefined}
      aria-describedby={noteId}
      onClick={() => {
        // Odds that changed under the finger are not accepted; the button shows them.
        if (changed.length > 0 && seenText() !== text) return
        setPressed(text)
        onPress()
      }}
    >
      <span>{isPlacing ? pressed : text}</span>
    </Button>
  )
}
