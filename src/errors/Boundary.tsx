import { Component, type ComponentType } from 'react'
import type { ElementChildren } from '../ui/children.ts'
import { reportError } from './report-error.ts'
import { useRetryWhenOnline } from './lazy-component.tsx'
import { isForeignDomChange, mayRedraw } from './redraw.ts'

export type CrashProps = { error: unknown; retry: () => void }

type Props = {
  /** What stands in the place of a part that crashed; nothing when left out. */
  fallback?: ComponentType<CrashProps>
  /** A change of it is a fresh start: another page, another game. */
  resetKey?: string
  children: ElementChildren
}
type Crash = {
  error: unknown
  /** The part is about to be drawn again: the fallback is not shown in between. */
  isRedrawn: boolean
}
type State = { crash: Crash | null; resetKey: string | undefined }

/**
 * Keeps a crash to the part in which it happened. Where another program, such as a browser's translator, has moved the
 * part's nodes, the part is drawn again: that costs it its own state, but the player goes on.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey }
  /** When the part was drawn again, ms of the page's clock. */
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
