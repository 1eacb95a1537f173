import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { openMirror } from './mirrors.ts'

export { askForMirror, visitMirrors } from './mirrors.ts'

export function mirrorsCommands(context: Context) {
  return {
    /**
     * Navigates to a working mirror with the path and query of `href`. Errors: `unavailable` when neither the operator
     * nor the last stored answer names a mirror.
     */
    open: command(({ href }: { href: string }) => openMirror(context, href)),
  }
}
