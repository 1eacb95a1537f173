import * as v from 'valibot'
import { get } from '../http/endpoint.ts'
import { shortText, orNull } from '../http/fields.ts'

export const getGeo = get('getGeo', '/geo_ip', {
  token: 'optional',
  reply: v.object({ data: v.object({ ip: shortText, country_code: orNull(shortText) }) }),
})
