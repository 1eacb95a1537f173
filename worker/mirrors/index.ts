import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { openMirror } from './mirrors.ts'

export { askForMirror, visitMirrors } from './mirrors.ts'

export function mirrorsCommands(context: Context) {
  return {
    /** Goes to a working mirror, keeping path and query of `href`. Errors: `unavailable` when neither the operator nor the last answer names one. */
    open: command(({ href }: { href: string }) => openMirror(context, href)),
  }
}
