import * as v from 'valibot'
import { id } from '../http/fields.ts'
import { CommandError } from '#domain/calls/result.ts'

/** `.` and `..` would change the path of the request. */
const DOT_SEGMENT = /^\.{1,2}$/

/** Returns the id unchanged if it is well-formed; else throws `CommandError`, as for an unknown round. */
export function toKnownId(roundId: string): string {
  if (v.is(id, roundId) && !DOT_SEGMENT.test(roundId)) return roundId
  throw new CommandError({ code: 'unavailable', reason: 'round.unknown', retry: false })
}

/** Throws `CommandError` (`contract`) if the operator returned another round than the requested one. */
export function assertSameRound(expected: string, received: string): void {
  if (expected !== received) throw new CommandError({ code: 'contract', retry: false })
}
