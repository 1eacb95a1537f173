import type { ComponentProps } from 'react'
import type { Children } from './children.ts'
import styles from './Button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  children?: Children
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  /** An action is running: the button keeps its size and look and ignores clicks. */
  busy?: boolean
  /** Moves money or makes a step of a round: a double click counts as one press. */
  movesMoney?: boolean
}

/**
 * A button. A disabled one has `aria-disabled`: it stays reachable by keyboard, ignores clicks and submits no form, and
 * `aria-describedby` refers to the text beside it that gives the reason.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  movesMoney = false,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  const isDisabled = busy || isTrue(rest['aria-disabled'])
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[variant]} ${size === 'large' ? styles.large : ''} ${className}`}
      aria-disabled={isDisabled || undefined}
      data-moves-money={movesMoney || undefined}
      aria-busy={busy || rest['aria-busy'] || undefined}
      onClick={(event) => {
        // Enter in a field clicks the form's button too: a disabled one must not submit.
        if (isDisabled) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {children}
    </button>
  )
}

function isTrue(value: boolean | 'true' | 'false' | undefined): boolean {
  return value === true || value === 'true'
}
