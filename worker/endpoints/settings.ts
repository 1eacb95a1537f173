import * as v from 'valibot'
import { get } from '../http/endpoint.ts'

const address = v.optional(v.nullable(v.string()))

export const getSettings = get('getSettings', '/api/v2/settings', {
  token: 'optional',
  reply: v.object({ revshare_service_frontend_url: address, telegram_channel_url: address }),
})
