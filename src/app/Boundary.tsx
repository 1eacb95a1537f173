import { Component, type ComponentType } from 'react'
import { useAgainWhenBack } from './lazy-part.tsx'
import type { ElementChildren } from '../ui/children.ts'

export type CrashProps = { error: unknown; retry: () => void }

type Props = {
  /** What stands in the place of a part that crashed; nothing when left out. */
  fallback?: ComponentType<CrashProps>
  /** A change of it is a fresh start: another page, another game. */
  resetKey?: string
  children: ElementChildren
}
type State = { crash: { error: unknown } | null; resetKey: string | undefined }

/** Keeps a crash to the part in which it happened. */
export class Boundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey }
  }

  retry = (): void => {
    this.setState({ crash: null })
  }

  override render(): ElementChildren {
    const { crash } = this.state
    const { fallback: Fallback = Unseen, children } = this.props
    return crash ? <Fallback error={crash.error} retry={this.retry} /> : children
  }
}

function Unseen(crash: CrashProps) {
  useAgainWhenBack(crash)
  return null
}
