// Starts and stops `npm start` and `npm run dev` as a user would. Each must leave nothing behind when it is asked to
// end, and must report a taken port before it touches anything. Also starts the server as in the image of `vestibule
// init`, which lacks what only tests and the demo need. Needs a build.
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
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
    // Start a process group of its own, as a terminal does, in which Ctrl-C goes to the whole group.
    detached: true,
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => (said += part))
  return { child, ended: once(child, 'exit'), said: () => said }
}

async function until(what, isSo) {
  const giveUpAt = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`It took too long: ${what()}`)
    await sleep(100)
  }
}

/**
 * A free port for a command that also listens on further ports: for each number in `beside`, the port that is so much
 * higher is free, too.
 */
async function freePortWith(beside) {
  for (;;) {
    const port = await freePort()
    const others = await Promise.all(beside.map((more) => isFree(port + more)))
    if (others.every(Boolean)) return port
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
/**
 * Two ways to stop a command: a supervisor signals only npm, and Ctrl-C in a terminal signals the whole process group.
 */
const requests = [
  { name: 'SIGTERM to npm', send: (pid) => process.kill(pid, 'SIGTERM') },
  { name: 'Ctrl-C', send: (pid) => process.kill(-pid, 'SIGINT') },
]

try {
  for (const { command, beside } of commands) {
    for (const { name, send } of requests) {
      const PORT = await freePortWith(beside)
      const ports = [PORT, ...beside.map((more) => PORT + more)]
      const DATA_DIR = join(folder, String(PORT))
      const { child, ended, said } = start(command, { PORT: String(PORT), DATA_DIR })
      try {
        await until(
          () => `npm ${command.join(' ')} answers: ${said()}`,
          () => {
            assert.equal(child.exitCode, null, `npm ${command.join(' ')} ended: ${said()}`)
            return answers(PORT)
          },
        )
        send(child.pid)
        await ended
        await until(
          () => 'every port is free',
          async () => (await Promise.all(ports.map(isFree))).every(Boolean),
        )
      } finally {
        // Kill what is left of the process group.
        try {
          process.kill(-(child.pid ?? NaN), 'SIGKILL')
        } catch {
          // Ignore: nothing was left.
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
  await testImage()
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Removes from a copy of the built package what the Dockerfile removes, and runs the rest as the image does. */
async function testImage() {
  const built = join(root, 'packages/server')
  const image = join(folder, 'image')
  for (const part of ['dist', 'public', 'assets', 'data', 'demo', 'migrations', 'package.json'])
    cpSync(join(built, part), join(image, part), { recursive: true })
  symlinkSync(join(built, 'node_modules'), join(image, 'node_modules'))
  const main = join(image, 'dist/main.js')
  execFileSync(process.execPath, [main, 'init', '--dir', folder])
  const [, removal] = /^RUN cd .* && (rm .*)$/m.exec(
    readFileSync(join(folder, 'Dockerfile'), 'utf8'),
  )
  execFileSync('sh', ['-ec', removal], { cwd: image })
  for (const gone of ['demo', 'dist/testing']) assert(!existsSync(join(image, gone)))

  const { startCluster } = await import(join(built, 'dist/testing/index.js'))
  const cluster = await startCluster()
  const PORT = String(await freePort())
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: cluster.url,
    PLAIN_CONNECTIONS: 'database',
    PUBLIC_ORIGIN: 'https://vestibule.example',
    SECRET_KEY: 'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8cF0hJ5lM3nP',
    SMTP_URL: 'smtps://user:password@mail.example:465',
    PORT,
  }
  const server = spawn(process.execPath, [main, 'serve'], { env, stdio: 'inherit' })
  try {
    await until(
      () => 'a server of the image answers',
      () => {
        assert.equal(server.exitCode, null, 'the server of the image has ended')
        return answers(PORT)
      },
    )
    const tests = spawnSync(process.execPath, [main, 'conformance', env.PUBLIC_ORIGIN], { env })
    assert.equal(tests.status, 2)
    assert.match(String(tests.stderr), /This image has no tests/)
  } finally {
    server.kill()
    await once(server, 'exit')
    await cluster.close()
  }
  console.log('vestibule serve: an image without demo and tests serves the platform')
}
