import * as v from 'valibot'
import { id } from '../http/fields.ts'
import { CommandError } from '#domain/calls/result.ts'

/** `.` and `..` would change the path of the request. */
const A_WAY_OUT = /^\.{1,2}$/

/** Returns the id unchanged if it is well-formed; else throws `CommandError`, as for an unknown round. */
export function toKnownId(roundId: string): string {
  if (v.is(id, roundId) && !A_WAY_OUT.test(roundId)) return roundId
  throw new CommandError({ code: 'unavailable', reason: 'round.unknown', retry: false })
}

/** Throws `CommandError` (`contract`) if the operator returned another round than the requested one. */
export function lockToRound(asked: string, received: string): void {
  if (asked !== received) throw new CommandError({ code: 'contract', retry: false })
}
