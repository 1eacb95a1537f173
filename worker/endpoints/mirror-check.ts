import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { listOf, nothing } from '../http/fields.ts'

export const getMirrorsToCheck = endpoint({
  name: 'getMirrorsToCheck',
  service: 'api',
  method: 'GET',
  path: '/api/getMirrorsToCheck',
  token: 'required',
  reply: v.object({ domains: listOf('mirrors', v.string()) }),
})

export const sendMirrorResults = endpoint({
  name: 'sendMirrorResults',
  service: 'api',
  method: 'POST',
  path: '/api/sendAntiBonusResult',
  token: 'required',
  body: v.object({ results: v.record(v.string(), v.nullable(v.number())) }),
  reply: nothing,
})
