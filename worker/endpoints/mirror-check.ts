import * as v from 'valibot'
import { get, post } from '../http/endpoint.ts'
import { listField, nothing } from '../http/fields.ts'

export const getMirrorsToCheck = get('getMirrorsToCheck', '/api/getMirrorsToCheck', {
  token: 'required',
  reply: v.object({ domains: listField('mirrors', v.string()) }),
})

export const sendMirrorResults = post('sendMirrorResults', '/api/sendAntiBonusResult', {
  token: 'required',
  body: v.object({ results: v.record(v.string(), v.nullable(v.number())) }),
  reply: nothing,
})
