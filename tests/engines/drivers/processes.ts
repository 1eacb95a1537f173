import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const START_MS = 60_000
const END_MS = 5_000

export type Program = {
  /** Resolves when any of its outputs matches. Rejects when the program exits before, or is silent for 60 s. */
  says(wanted: RegExp): Promise<RegExpMatchArray>
  /** Ends the program and its child processes. */
  end(): Promise<void>
}

/** Starts a program in its own process group. File descriptor 3 is an output too, as Xvfb needs one. */
export function startProgram(name: string, given: string[], env: Record<string, string> = {}): Program {
  const child = spawn(name, given, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
  let text = ''
  const outputs = child.stdio.slice(1)
  const listen = (listener: (part: string) => void): void =>
    outputs.forEach((output) => output?.on('data', (part: Buffer) => listener(part.toString())))
  listen((part) => (text = (text + part).slice(-10_000)))
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}\n${text}`)))
  })
  // An aborted run would otherwise leave the browser open.
  const kill = (): void => void (child.pid && signalGroup(child.pid, 'SIGKILL'))
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  // Callers of `says` get the error.
  failed.catch(() => undefined)
  return {
    says(wanted) {
      const said = new Promise<RegExpMatchArray>((resolve, reject) => {
        const look = (): void => {
          const found = text.match(wanted)
          if (found) resolve(found)
        }
        listen(look)
        look()
        setTimeout(() => reject(new Error(`${name} does not start\n${text}`)), START_MS).unref()
      })
      return Promise.race([said, failed])
    },
    end: () => endGroup(child),
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const ended = once(child, 'exit')
  signalGroup(pid, 'SIGTERM')
  const timer = setTimeout(signalGroup, END_MS, pid, 'SIGKILL')
  await ended
  clearTimeout(timer)
}

function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name)
  } catch {
    // The process has already exited.
  }
}
