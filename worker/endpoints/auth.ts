import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { nothing, token } from '../http/fields.ts'

/** What a session lives by; the ways into one are in `entry.ts`, which only who comes in loads. */

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
