import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Focuses the check of a round when a press has revealed its server seed, because the pressed button is gone then. A
 * seed that is revealed elsewhere takes no focus.
 */
export function useFocusOnReveal(serverSeed: string | null): {
  ref: RefObject<HTMLDivElement | null>
  onPress: (isPressed: boolean) => void
} {
  const ref = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (serverSeed !== null && isPressed.current) ref.current?.focus()
  }, [serverSeed])
  const onPress = useCallback((pressed: boolean) => {
    isPressed.current = pressed
  }, [])
  return { ref, onPress }
}
