import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import type { World } from '../world.ts'
import { toBase32, totpCode, totpStep } from './totp.ts'

const SECRET_BYTES = 20
const BACKUP_CODES = 10
const APP_CODE = /^[0-9]{6}$/

type SecondFactor = { secret: string; isOn: boolean; lastStep: number }

/** The player's second factor, on or waiting for its first code; null if none was started. */
export async function readSecondFactor(query: Query, player: number): Promise<SecondFactor | null> {
  const row = await query.row(
    { secret: 'text', is_on: 'int', last_step: 'int' },
    'SELECT secret, is_on, last_step FROM second_factors WHERE player = ?',
    [player],
  )
  return row ? { secret: row.secret, isOn: row.is_on === 1, lastStep: row.last_step } : null
}

export async function countBackupCodes(query: Query, player: number): Promise<number> {
  const row = await query.row({ count: 'int' }, 'SELECT count(*) AS count FROM backup_codes WHERE player = ?', [player])
  return row?.count ?? 0
}

/** Stores a new secret that is not on yet; throws 409 while one is on. */
export async function startSecondFactor(tx: Query, player: number): Promise<string> {
  if ((await readSecondFactor(tx, player))?.isOn) throw rejection(409, 'secondFactor.on')
  const secret = toBase32(randomBytes(SECRET_BYTES))
  await tx.run(
    `INSERT INTO second_factors (player, secret, is_on, last_step) VALUES (?, ?, 0, 0)
     ON CONFLICT (player) DO UPDATE SET secret = excluded.secret, last_step = 0`,
    [player, secret],
  )
  return secret
}

/** Turns the second factor on by its first code. Returns the backup codes, of which only hashes are stored. */
export async function confirmSecondFactor(tx: Query, world: World, player: number, code: string): Promise<string[]> {
  const known = await readSecondFactor(tx, player)
  if (!known) throw rejection(409, 'secondFactor.off')
  if (known.isOn) throw rejection(409, 'secondFactor.on')
  await counted(world, player, 'code', () => acceptAppCode(tx, world, player, known, code))
  await tx.run('UPDATE second_factors SET is_on = 1 WHERE player = ?', [player])
  const codes = Array.from({ length: BACKUP_CODES }, makeBackupCode)
  for (const each of codes)
    await tx.run('INSERT OR IGNORE INTO backup_codes (player, hash) VALUES (?, ?)', [player, hashCode(each)])
  return codes
}

/** Turns the second factor off by a code of the app or a backup code. */
export async function endSecondFactor(tx: Query, world: World, player: number, code: string): Promise<void> {
  const known = await readSecondFactor(tx, player)
  if (!known?.isOn) throw rejection(409, 'secondFactor.off')
  await counted(world, player, 'code', () => acceptCode(tx, world, player, known, code))
  await tx.run('DELETE FROM backup_codes WHERE player = ?', [player])
  await tx.run('DELETE FROM second_factors WHERE player = ?', [player])
}

/** Throws unless the log-in has a good code, where the player needs one. Uses the code up. */
export async function checkSecondFactor(
  tx: Query,
  world: World,
  player: number,
  code: string | undefined,
): Promise<void> {
  const known = await readSecondFactor(tx, player)
  if (!known?.isOn) return
  if (code === undefined) throw rejection(403, 'secondFactor.required')
  await counted(world, player, 'second_factor', () => acceptCode(tx, world, player, known, code))
}

type WrongCode = 'code.wrong' | 'code.used' | null

/** Throws 422 for a code that does not fit, and 429 after too many of them. */
async function counted(world: World, player: number, field: string, accept: () => Promise<WrongCode>): Promise<void> {
  const subject = `second factor of ${player}`
  world.throttle.check(subject)
  const wrong = await accept()
  if (wrong) {
    world.throttle.failed(subject)
    throw invalid({ [field]: [wrong] })
  }
  world.throttle.succeeded(subject)
}

async function acceptCode(
  tx: Query,
  world: World,
  player: number,
  known: SecondFactor,
  code: string,
): Promise<WrongCode> {
  if (APP_CODE.test(code)) return acceptAppCode(tx, world, player, known, code)
  const { changed } = await tx.run('DELETE FROM backup_codes WHERE player = ? AND hash = ?', [player, hashCode(code)])
  return changed === 1 ? null : 'code.wrong'
}

/** Accepts one step of drift each way; a step counts once, and none before it counts afterwards. */
async function acceptAppCode(
  tx: Query,
  world: World,
  player: number,
  { secret, lastStep }: SecondFactor,
  code: string,
): Promise<WrongCode> {
  const now = totpStep(world.clock.now())
  const fitting = [now - 1, now, now + 1].filter((step) => totpCode(secret, step) === code)
  if (fitting.length === 0) return 'code.wrong'
  const step = fitting.find((each) => each > lastStep)
  if (step === undefined) return 'code.used'
  await tx.run('UPDATE second_factors SET last_step = ? WHERE player = ?', [step, player])
  return null
}

/** Digits, so that any keyboard has them: "1234-5678". */
function makeBackupCode(): string {
  const half = (): string => String(randomInt(10_000)).padStart(4, '0')
  return `${half()}-${half()}`
}

/** The hash of a backup code, typed with or without its dash. */
function hashCode(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
}
