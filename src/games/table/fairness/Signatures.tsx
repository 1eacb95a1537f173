import type { Signature } from './check-round.ts'

/** The signed messages and their digests; the digits that the draws used are highlighted. */
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
