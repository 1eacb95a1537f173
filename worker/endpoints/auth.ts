import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { nothing, token } from '../http/fields.ts'

/** The calls of a running session. Those that start a session are in `login.ts`, which is loaded only for a log-in. */

export const refreshToken = endpoint({
  name: 'refreshToken',
  service: 'api',
  method: 'POST',
  path: '/auth/refresh-token',
  token: 'required',
  credentials: true,
  reply: v.object({ access_token: token }),
})

export const logout = endpoint({
  name: 'logout',
  service: 'api',
  method: 'PUT',
  path: '/auth/logout',
  token: 'required',
  reply: nothing,
})
