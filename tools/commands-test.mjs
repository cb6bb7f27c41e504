// `npm start` and `npm run dev` as a person starts and stops them: each is started, asked to end, and has to leave
// nothing behind; a port that is taken is told before anything is touched. Needs a build.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, isFree } from './free-port.mjs'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'vestibule-commands-'))
const patience = 120_000

function start(command, env) {
  const child = spawn('npm', command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it: Ctrl-C goes to all of it.
    detached: true,
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => (said += part))
  return { child, ended: once(child, 'exit'), said: () => said }
}

async function until(what, isSo) {
  const giveUpAt = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`It took too long: ${what}`)
    await sleep(100)
  }
}

const answers = (port) =>
  fetch(`http://localhost:${port}/auth/signin`).then(
    ({ ok }) => ok,
    () => false,
  )

const commands = [
  { command: ['start'], beside: [] },
  { command: ['run', 'dev'], beside: [100, 101] },
]
/** To npm alone, as a supervisor asks, and to all of a terminal. */
const requests = [
  { name: 'SIGTERM to npm', send: (pid) => process.kill(pid, 'SIGTERM') },
  { name: 'Ctrl-C', send: (pid) => process.kill(-pid, 'SIGINT') },
]

try {
  for (const { command, beside } of commands) {
    for (const { name, send } of requests) {
      const PORT = await freePort()
      const ports = [PORT, ...beside.map((more) => PORT + more)]
      const DATA_DIR = join(folder, String(PORT))
      const { child, ended, said } = start(command, { PORT: String(PORT), DATA_DIR })
      try {
        await until(`npm ${command.join(' ')} answers: ${said()}`, () => answers(PORT))
        send(child.pid)
        await ended
        await until('every port is free', async () =>
          (await Promise.all(ports.map(isFree))).every(Boolean),
        )
      } finally {
        // Whatever is left of the group.
        try {
          process.kill(-(child.pid ?? NaN), 'SIGKILL')
        } catch {
          // Nothing is.
        }
      }
      console.log(`npm ${command.join(' ')}: ${name} ends all of it`)
    }
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address()
    const DATA_DIR = join(folder, 'untouched')
    const { ended, said } = start(command, { PORT: String(port), DATA_DIR })
    const [code] = await ended
    taken.close()
    assert.equal(code, 1, said())
    assert.match(said(), new RegExp(`${port}[^]*Nothing was touched[^]*PORT=\\d+ DATA_DIR=`))
    assert(!existsSync(DATA_DIR))
    console.log(`npm ${command.join(' ')}: a taken port is told before anything is touched`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
