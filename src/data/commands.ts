import type { Commands } from '#worker/index.ts'
import { call } from './worker-client.ts'

/**
 * Every command of the worker, by domain: `commands.session.loginByEmail({ … })`. Each resolves to a `Result` after its
 * changes have been written, so that live queries agree with the promise. Never throws.
 */
export const commands: Commands = commandsAt([]) as Commands // the proxy below accepts any path; Commands is its type

function commandsAt(path: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_target, key) => (typeof key === 'string' ? commandsAt([...path, key]) : undefined),
    apply: (_target, _self, [argument]: unknown[]) => call(path, argument),
  })
}
