// Repeatedly kills the server during writes, and checks that every acknowledged write is still there afterwards, that
// codes that have signed somebody in are refused, and that the server starts again without help:
//   node --conditions=@vestibule/source scripts/kill-test.mjs [--rounds 50] [--only pglite|postgres]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { acknowledgedWrites } from '../src/testing/reliability/acknowledged-writes.ts'
import { freePort } from '../src/testing/free-port.ts'
import { startCluster } from '../src/testing/postgres-cluster.ts'
import { demo, demoPassword } from '../src/testing/sign-in-steps.ts'
import { spendCodes } from '../src/testing/spend-codes.ts'
import { signIn } from '../src/testing/test-browser.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    only: { type: 'string' },
    writers: { type: 'string', default: '8' },
  },
})
const main = new URL('../src/main.ts', import.meta.url).pathname
/**
 * When the last mail was requested, and how many were. The server sends an account at most one mail in 30 seconds, and
 * at most ten an hour to somebody who has entered the account's password; it refuses more.
 */
let lastMailAt = -Infinity
let mails = 0

// On a signal, stop early, check what was written so far, and leave nothing running.
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort())

let lost = 0
for (const kind of ['pglite', 'postgres']) {
  if (!ending.signal.aborted && (values.only === undefined || values.only === kind))
    lost += await examine(kind)
}
process.exitCode = lost === 0 ? 0 : 1

async function examine(kind) {
  lastMailAt = -Infinity
  mails = 0
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-kill-'))
  const cluster = kind === 'postgres' ? await startCluster() : null
  const env = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url }),
  }
  const figures = { kills: 0, spent: 0, wrong: [], starts: [] }
  const writes = acknowledgedWrites()
  let visitor = null
  let spent = []
  try {
    for (let round = 1; round <= Number(values.rounds) && !ending.signal.aborted; round += 1) {
      const server = await start(env, figures)
      // Sign in only in the first round: the session must survive every kill too.
      visitor ??= await signIn(server, demo.docsAdmin, demoPassword)
      await writes.verify(visitor)
      await verifySpent(spent, figures)
      const writing = Array.from({ length: Number(values.writers) }, (_, writer) =>
        writes.write(visitor, `r${round}.w${writer}`),
      )
      await acknowledged(writes, 10 + Math.round(Math.random() * 150))
      spent = await spend(server, figures)
      server.child.kill('SIGKILL')
      figures.kills += 1
      await server.exit
      await Promise.all(writing)
      process.stderr.write(`\r${kind} ${round}/${values.rounds} `)
    }
    const last = await start(env, figures)
    await writes.verify(visitor)
    await verifySpent(spent, figures)
    last.child.kill('SIGTERM')
    const [code] = await last.exit
    if (code !== 0) figures.wrong.push(`the last stop ended with ${code}`)
  } finally {
    await cluster?.close()
    await rm(folder, { recursive: true, force: true })
  }
  figures.wrong.push(...writes.wrong)
  report(kind, figures, writes)
  return figures.wrong.length
}

/**
 * Signs in right before the kill by codes that must not work again after it: by a device code in every round, by a
 * mailed code as often as the server sends mails.
 */
async function spend(server, figures) {
  // Stop before the server's limit: a hundred device codes from one network address in 15 minutes.
  if (figures.spent > 90) return []
  const withMail = performance.now() - lastMailAt > 31_000 && mails < 10
  if (withMail) {
    lastMailAt = performance.now()
    mails += 1
  }
  const spent = await (withMail ? spendCodes(server) : spendCodes(server, ['device code']))
  figures.spent += spent.length
  return spent
}

async function verifySpent(spent, figures) {
  for (const { name, again } of spent) {
    const { status } = await again()
    if (status < 400) figures.wrong.push(`a ${name} that was spent was answered ${status}`)
  }
}

async function start(env, figures) {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    ['--conditions=@vestibule/source', main, 'serve', '--demo'],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const exit = once(child, 'close')
  const origin = await new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk) => {
      output += chunk
      if (output.includes('Ctrl-C')) resolve(/http:\/\/localhost:\d+/.exec(output)[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exit.then(([code]) => reject(new Error(`It did not start (${code}): ${output}`)), reject)
  })
  figures.starts.push(performance.now() - startedAt)
  return { child, exit, origin }
}

function report(kind, { kills, spent, wrong, starts }, { acknowledged, documents }) {
  const sorted = starts.slice(1).toSorted((a, b) => a - b)
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
  process.stderr.write('\r')
  console.log(
    [
      `${kind}: killed ${kills} times during writes`,
      `  ${acknowledged} writes acknowledged, over ${documents} documents`,
      `  ${spent} codes spent just before, and tried again after`,
      `  ${wrong.length} lost or wrong`,
      `  ${starts.length - 1} restarts unaided, median ${seconds(sorted[sorted.length >> 1] ?? 0)}, longest ${seconds(sorted.at(-1) ?? 0)}`,
      ...wrong.slice(0, 20).map((line) => `  - ${line}`),
    ].join('\n'),
  )
}

/** Resolves once `count` more writes are acknowledged, while others are in flight; after 30 s at the latest. */
async function acknowledged(writes, count) {
  const enough = writes.acknowledged + count
  const latest = performance.now() + 30_000
  while (writes.acknowledged < enough && performance.now() < latest) await after(1)
}
