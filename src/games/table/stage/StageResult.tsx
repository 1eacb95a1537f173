import { Amount } from '../../../ui/Amount.tsx'
import { type Children, type ElementChildren, SPACE } from '../../../ui/children.ts'
import { Invitation } from '../Invitation.tsx'
import styles from './stage.module.css'

type Props = {
  /** The large digits of the last round: a roll, a multiplier. Null before any. */
  figure: string | null
  /** What stands with them: the outcome in words and the money; before any round what invites to play. */
  children: ElementChildren
  /** `resultFacts` of the round, and what the game has to add. */
  facts?: { [name: `data-${string}`]: string | number | boolean | undefined }
  /** On a phone the words stand beside the digits, where the drawing needs the height. */
  isBeside?: boolean
  /** The next round is under way. */
  isFaded?: boolean
  /** The drawing does not show it yet. */
  isHidden?: boolean
}

/** The result of a round in the middle of its stage. Its room is reserved before there is one. */
export function StageResult({ figure, children, facts, isBeside = false, isFaded = false, isHidden = false }: Props) {
  return (
    <p
      className={styles.result}
      data-bare={figure === null || undefined}
      data-beside={isBeside || undefined}
      data-faded={isFaded || undefined}
      data-hidden={isHidden || undefined}
      {...facts}
    >
      {figure !== null && (
        <strong translate="no">
          <Amount>{figure}</Amount>
        </strong>
      )}
      {SPACE}
      <span>{children}</span>
    </p>
  )
}

/** What invites to play, instead of the result. */
export function StageInvitation({ children, isBeside = false }: { children: Children; isBeside?: boolean }) {
  return (
    <StageResult figure={null} isBeside={isBeside}>
      <Invitation>{children}</Invitation>
    </StageResult>
  )
}
