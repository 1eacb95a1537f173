import * as v from 'valibot'
import { post, put } from '../http/endpoint.ts'
import { nothing, token } from '../http/fields.ts'

/** The calls of a running session. Those that start a session are in `login.ts`, which is loaded only for a log-in. */

export const refreshToken = post('refreshToken', '/auth/refresh-token', {
  token: 'required',
  credentials: true,
  reply: v.object({ access_token: token }),
})

export const logout = put('logout', '/auth/logout', { token: 'required', reply: nothing })
