import type { Signature } from './check-round.ts'

/** What was signed and what came of it; what the draws were taken from is marked. */
export function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  return signatures.map(({ message, digest, used }) => (
    <p key={message}>
      <code translate="no">{message}</code>
      <br />
      <code translate="no">
        <mark>{digest.slice(0, used)}</mark>
        <span>{digest.slice(used)}</span>
      </code>
    </p>
  ))
}
