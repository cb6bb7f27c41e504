import { spawn } from 'node:child_process'

/**
 * Runs a command in the repository's root with this process's output.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
