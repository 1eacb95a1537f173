import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'

const address = v.optional(v.nullable(v.string()))

export const getSettings = endpoint({
  name: 'getSettings',
  service: 'api',
  method: 'GET',
  path: '/api/v2/settings',
  token: 'optional',
  reply: v.object({ revshare_service_frontend_url: address, telegram_channel_url: address }),
})
