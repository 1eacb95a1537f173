import {
  RECONNECT_LIVELY_MAX_MS,
  RECONNECT_MIN_MS,
  SOCKET_QUICK_FOR_MS,
  SOCKET_RETRY_LIVELY_MAX_MS,
  SOCKET_RETRY_MAX_MS,
} from '#domain/protocol/constants.ts'
import { computeBackoff, reconnectPause } from '../jobs/schedule.ts'

type SocketFailure = {
  /** Failed attempts in a row. */
  tries: number
  /** How long the socket has been closed, ms. */
  failingMs: number
  isLively: boolean
  /** Whether it has been open before. */
  hasWorked: boolean
}

/**
 * How long to wait before the next attempt to open the socket, ms. One that worked is reconnected quickly at first.
 * Otherwise the pause grows to half of the time that the socket has been closed.
 */
export function socketPause({ tries, failingMs, isLively, hasWorked }: SocketFailure): number {
  if (hasWorked && failingMs < SOCKET_QUICK_FOR_MS) return reconnectPause(tries, isLively)
  const most = hasWorked && isLively ? SOCKET_RETRY_LIVELY_MAX_MS : SOCKET_RETRY_MAX_MS
  return computeBackoff(tries, RECONNECT_MIN_MS, Math.min(most, Math.max(RECONNECT_LIVELY_MAX_MS, failingMs / 2)))
}
