import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM']

/**
 * Runs a command in the repository's root with this process's output. Whoever asks this process to end asks the
 * command, and is answered by its exit code.
 * @param {{ spawned?: (child: import('node:child_process').ChildProcess) => void }} [options] and those of `spawn`
 * @returns {Promise<number>} its exit code; 128 and the number of the signal that ended it, as shells say it.
 */
export function run(command, args, { spawned, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
    spawned?.(child)
  })
}

/**
 * As `run`, for a command beside which others run: what it says comes out in one piece when it ends.
 * @returns {Promise<{ code: number, said: Buffer }>}
 */
export function runBeside(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const output of [child.stdout, child.stderr]) output.on('data', (part) => said.push(part))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said) }))
  })
}
