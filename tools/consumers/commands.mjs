// Runs other programs; their output is shown only if they fail.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

/** Number of characters from the end of a failed command's output that go into its error. */
const shownOutput = 6000

/** Running commands and servers. */
const running = new Set()
let isOver = false

/** Ends all running commands and refuses to start new ones. */
export function endCommands() {
  isOver = true
  for (const child of running) signalGroup(child.pid, 'SIGTERM')
}

/**
 * Runs a command and waits until it ends.
 * @returns {Promise<string>} its standard output; with `withStderr` also its standard error
 * @throws {Error} with the end of its output if it fails
 */
export async function exec(command, args, { withStderr = false, ...options } = {}) {
  const child = start(command, args, options)
  let stdout = ''
  let all = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
    all += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    all += text
  })
  const [code, signal] = await once(child, 'close')
  if (code === 0) return withStderr ? all : stdout
  const line = [command, ...args].join(' ')
  throw new Error(`${line}: ${signal ?? `exit code ${code}`}\n${all.slice(-shownOutput)}`)
}

/**
 * Starts a server and waits until it answers at `address`.
 * @returns {Promise<() => Promise<void>>} a function that ends it
 * @throws {Error} with its log if it exits or does not answer within `timeoutMs`
 */
export async function serve(command, args, { address, logFile, timeoutMs = 60_000, ...options }) {
  const child = start(command, args, options)
  const log = createWriteStream(logFile)
  let recent = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false })
    stream.setEncoding('utf8').on('data', (text) => {
      recent = (recent + text).slice(-shownOutput)
    })
  }
  const ended = once(child, 'close')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) signalGroup(child.pid, 'SIGTERM')
    const killer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 10_000)
    await ended
    clearTimeout(killer)
    log.end()
  }
  const deadline = Date.now() + timeoutMs
  while (!(await answers(address))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${[command, ...args].join(' ')} did not answer at ${address}\n${recent}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return stop
}

/** Starts a process group of its own: npm and npx start further processes, and all must end together. */
function start(command, args, options) {
  if (isOver) throw new Error(`${command} is not started any more`)
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { stdio, detached: true, ...options })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

async function answers(address) {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(2000) })
    return status < 500
  } catch {
    return false
  }
}
