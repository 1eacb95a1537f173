import { type ChangeEvent, type KeyboardEvent, useRef } from 'react'

type Step = 'undo' | 'redo'

/**
 * Undo and redo for a field whose text is reformatted while typing: browsers lose or mix up their own undo steps there.
 * Call `change` instead of `onChange`: it saves the previous value.
 */
export function useUndo<Value>(value: Value, onChange: (value: Value) => void) {
  const steps = useRef<Record<Step, Value[]>>({ undo: [], redo: [] })

  function go(step: Step): void {
    const { undo, redo } = steps.current
    const next = (step === 'undo' ? undo : redo).pop()
    if (next === undefined) return
    ;(step === 'undo' ? redo : undo).push(value)
    onChange(next)
  }

  return {
    change: (next: Value): void => {
      steps.current = { undo: [...steps.current.undo, value], redo: [] }
      onChange(next)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = getStep(event)
      if (step === null) return
      event.preventDefault()
      go(step)
    },
    /** Handles undo or redo from the browser's menu or a gesture; returns false for any other change. */
    takeNative: ({ nativeEvent }: ChangeEvent): boolean => {
      const type = 'inputType' in nativeEvent ? nativeEvent.inputType : ''
      if (type === 'historyUndo') go('undo')
      if (type === 'historyRedo') go('redo')
      return type === 'historyUndo' || type === 'historyRedo'
    },
  }
}

/** The step a key asks for: Ctrl or Cmd with Z, with Shift for redo, or Ctrl with Y; on any keyboard layout. */
function getStep({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Step | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = /[a-z]/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey ? 'redo' : null
}
