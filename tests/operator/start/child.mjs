import { spawn } from 'node:child_process'

/**
 * Runs a command to its end. When this process is stopped, the command is stopped too, so nothing stays behind. Throws
 * when the exit code is not 0.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export function runChild(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = () => {
    child.once('exit', () => process.exit(0))
    child.kill('SIGTERM')
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      if (code === 0) resolve(undefined)
      else reject(new Error(`${command} ${args.slice(0, 2).join(' ')} ended with ${signal ?? code}`))
    })
  })
}
