import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { shortText } from './fields.ts'

export const getGeo = endpoint({
  name: 'getGeo',
  service: 'api',
  method: 'GET',
  path: '/geo_ip',
  token: 'optional',
  reply: v.object({ data: v.object({ ip: shortText, country_code: v.optional(v.nullable(shortText), null) }) }),
})
