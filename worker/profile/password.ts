import * as password from '#endpoints/password.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadProfileNow } from './profile.ts'

/**
 * Sets the first password; the page then offers to change it, not to set it. Throws CommandError: `conflict` if one is
 * already set, and those of a call.
 */
export async function setFirstPassword(context: Context, form: { password: string; repeat: string }): Promise<void> {
  const { call, db, session } = context
  const authSession = await session.current()
  const body = { password: form.password, confirm_password: form.repeat }
  try {
    await call(password.setPassword, { body, ...(authSession ? { authSession } : {}) })
  } catch (error) {
    // Another device has set a password: the local profile is out of date.
    if (toAppError(error).code === 'conflict') await reload(context)
    throw error
  }
  // Written now, so that it is shown even if the profile cannot be loaded.
  const id = authSession?.playerId
  if (id) await session.write(authSession, () => db.players.update(id, { isPasswordSet: true }))
  await reload(context)
}

/**
 * Changes the password; the form has the old one. Throws CommandError: `validation` by the names of the fields, and
 * those of a call.
 */
export async function changePassword(
  { call }: Context,
  form: { oldPassword: string; password: string; repeat: string },
): Promise<void> {
  const body = { old_password: form.oldPassword, password: form.password, password_confirm: form.repeat }
  await call(password.updatePassword, { body })
}

/** Requests that login details are sent to an email address. Throws CommandError: those of a call. */
export async function requestLoginData({ call }: Context, { email }: { email: string }): Promise<void> {
  await call(password.sendLoginData, { body: { email } })
}

/** The command has succeeded even if the profile cannot be loaded now: the next reply brings it. */
async function reload(context: Context): Promise<void> {
  await loadProfileNow(context).catch(() => null)
}
