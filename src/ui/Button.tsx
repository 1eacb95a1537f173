import type { ComponentProps } from 'react'
import type { Children } from './children.ts'
import styles from './Button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  children?: Children
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  /** Under way: keeps its size and looks, takes no click. */
  busy?: boolean
  /** Moves money or makes a step in a round: a double click is one press (app/double-click). */
  movesMoney?: boolean
}

/**
 * A button. One that is off has `aria-disabled`: it stays in reach of the keyboard, takes no click and sends no form,
 * and `aria-describedby` leads to the text beside it that says why.
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
  const off = busy || isTrue(rest['aria-disabled'])
  return (
    <button
      type="button"
      {...rest}
      className={`${styles['button']} ${styles[variant]} ${size === 'large' ? styles['large'] : ''} ${className}`}
      aria-disabled={off || undefined}
      data-moves-money={movesMoney || undefined}
      aria-busy={busy || rest['aria-busy'] || undefined}
      onClick={(event) => {
        // Enter in a field clicks the form's button too: what is off sends nothing.
        if (off) event.preventDefault()
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
