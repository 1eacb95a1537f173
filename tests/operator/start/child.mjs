import { spawn } from 'node:child_process'

/**
 * Runs a command to its end. When we are stopped meanwhile, so is it; nothing is left running behind us.
 * Throws where it ends with anything but 0.
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
