import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const signals = ['SIGINT', 'SIGTERM']

/** Commands that are running, so that a check that hangs can end them. */
const children = new Set()

/** Ends every command that `run` and `runBeside` have started: asks it first, and kills it after `patienceMs`. */
export async function endAll(patienceMs) {
  const all = [...children]
  const ended = Promise.all(all.map((child) => once(child, 'exit')))
  for (const child of all) child.kill('SIGTERM')
  await Promise.race([ended, sleep(patienceMs)])
  for (const child of children) child.kill('SIGKILL')
}

function start(command, args, options) {
  const child = spawn(command, args, options)
  children.add(child)
  const forget = () => children.delete(child)
  child.once('exit', forget).once('error', forget)
  return child
}

/**
 * Runs a command with this process's output. Forwards SIGINT and SIGTERM to it.
 * @param {{ spawned?: (child: import('node:child_process').ChildProcess) => void }} [options] and those of
 * `spawn`
 * @returns {Promise<number>} its exit code; 128 plus the signal number if a signal ended it, as in shells
 */
export function run(command, args, { spawned, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { stdio: 'inherit', ...options })
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
 * Runs a command in parallel to others: buffers its output, and returns the output when the command ends.
 * @returns {Promise<{ code: number, said: Buffer }>}
 */
export function runBeside(command, args) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const output of [child.stdout, child.stderr]) output.on('data', (part) => said.push(part))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said) }))
  })
}
