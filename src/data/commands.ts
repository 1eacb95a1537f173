import type { Commands } from '../../worker/index.ts'
import { call } from './worker-client.ts'

/**
 * Every command of the worker, by domain: `commands.session.loginByEmail({ … })`. Each answers a `Result`, after what
 * it changed has been written, so that live queries and the promise agree. Never throws.
 */
export const commands: Commands = commandsAt([]) as Commands // the proxy below answers any path; Commands is its type

function commandsAt(path: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_target, key) => (typeof key === 'string' ? commandsAt([...path, key]) : undefined),
    apply: (_target, _self, [argument]: unknown[]) => call(path, argument),
  })
}
