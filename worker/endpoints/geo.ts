import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { shortText } from '../http/fields.ts'

export const getGeo = endpoint({
  name: 'getGeo',
  service: 'api',
  method: 'GET',
  path: '/geo_ip',
  token: 'optional',
  reply: v.object({ data: v.object({ ip: shortText, country_code: v.optional(v.nullable(shortText), null) }) }),
})
