import { Component, type ComponentType } from 'react'
import type { ElementChildren } from '../ui/children.ts'
import { reportError } from './report-error.ts'
import { useRetryWhenOnline } from './lazy-component.tsx'
import { isForeignDomChange, mayRedraw } from './redraw.ts'

export type CrashProps = { error: unknown; retry: () => void }

type Props = {
  /** Shown instead of the children after a crash; nothing if omitted. */
  fallback?: ComponentType<CrashProps>
  /** A change clears the error, for example on another page or game. */
  resetKey?: string
  children: ElementChildren
}
type Crash = {
  error: unknown
  /** The children are about to be rendered again: do not show the fallback in between. */
  isRedrawn: boolean
}
type State = { crash: Crash | null; resetKey: string | undefined }

/**
 * Error boundary. If another program, such as a browser's translator, has moved DOM nodes, the children are mounted
 * again: they lose their state, but the player can go on.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey }
  /** Times of these remounts, in ms of `performance.now()`. */
  private redraws: readonly number[] = []

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error, isRedrawn: isForeignDomChange(error) } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    if (!isForeignDomChange(error)) {
      reportError(error)
      return
    }
    const now = performance.now()
    if (mayRedraw(this.redraws, now)) {
      this.redraws = [...this.redraws, now]
      this.retry()
    } else this.setState({ crash: { error, isRedrawn: false } })
  }

  retry = (): void => {
    this.setState({ crash: null })
  }

  override render(): ElementChildren {
    const { crash } = this.state
    const { fallback: Fallback = Unseen, children } = this.props
    if (!crash) return children
    return crash.isRedrawn ? null : <Fallback error={crash.error} retry={this.retry} />
  }
}

function Unseen(crash: CrashProps) {
  useRetryWhenOnline(crash)
  return null
}
