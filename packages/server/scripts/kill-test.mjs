// Kills the server in the midst of writes, again and again, and looks whether each write that it has
// acknowledged is there afterwards, whether spent codes are spent, and whether it starts again unaided:
//   node --conditions=@vestibule/source scripts/kill-test.mjs [--rounds 50] [--only pglite|postgres]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../src/testing/free-port.ts'
import { startCluster } from '../src/testing/postgres-cluster.ts'
import { spendCodes } from '../src/testing/spend-codes.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    only: { type: 'string' },
    writers: { type: 'string', default: '8' },
  },
})
const main = new URL('../src/main.ts', import.meta.url).pathname
const api = '/documentation_api/v1'
const mostIds = 500
/** Mails to one account have a cooldown, and ten an hour. */
let lastMailAt = -Infinity
let mails = 0

// Ended early, it looks at what was written so far and leaves nothing running.
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
  const figures = { kills: 0, acknowledged: 0, spent: 0, wrong: [], starts: [] }
  /** What has to be there: by element, the latest acknowledged write, and the one under way. */
  const known = new Map()
  let visitor = null
  let spent = []
  try {
    for (let round = 1; round <= Number(values.rounds) && !ending.signal.aborted; round += 1) {
      const server = await start(env, figures)
      // The session of the first round must outlive every kill, too.
      visitor ??= await signIn(server.origin)
      await verify(visitor, known, figures)
      await verifySpent(spent, figures)
      const writing = Array.from({ length: Number(values.writers) }, (_, writer) =>
        write(visitor, known, figures, `r${round}.w${writer}`),
      )
      await acknowledged(figures, 10 + Math.round(Math.random() * 150))
      spent = await spend(server, figures)
      server.child.kill('SIGKILL')
      figures.kills += 1
      await server.exit
      await Promise.all(writing)
      process.stderr.write(`\r${kind} ${round}/${values.rounds} `)
    }
    const last = await start(env, figures)
    await verify(visitor, known, figures)
    await verifySpent(spent, figures)
    last.child.kill('SIGTERM')
    const [code] = await last.exit
    if (code !== 0) figures.wrong.push(`the last stop ended with ${code}`)
  } finally {
    await cluster?.close()
    await rm(folder, { recursive: true, force: true })
  }
  report(kind, figures, known.size)
  return figures.wrong.length
}

/** Creates, changes and deletes documents, one after the other, until the server is gone. */
async function write(visitor, known, figures, name) {
  for (let n = 0; ; n += 1) {
    const element = `${name}.${n}`
    const steps = [
      { method: 'POST', path: `${api}/save_document`, text: `first ${element}` },
      { method: 'PATCH', path: `${api}/update_document`, text: `second ${element}` },
      ...(n % 3 === 0 ? [{ method: 'DELETE', path: `${api}/document`, text: null }] : []),
    ]
    for (const { method, path, text } of steps) {
      const before = known.get(element)?.text ?? null
      known.set(element, { text: before, pending: { text } })
      const body = { element_id: element, app_name: 'kill', mini_content: text ?? '' }
      const query = method === 'DELETE' ? `?element_id=${element}&app_name=kill` : ''
      let response
      try {
        response = await visitor.send(method, path + query, body)
      } catch {
        return
      }
      if (response.status >= 500) return
      if (response.status >= 400) {
        figures.wrong.push(`${method} ${element} was answered ${response.status}`)
        return
      }
      known.set(element, { text })
      figures.acknowledged += 1
    }
  }
}

/** A write that was under way may be there or not; one that was acknowledged has to be. */
async function verify(visitor, known, figures) {
  const elements = [...known.keys()]
  for (let from = 0; from < elements.length; from += mostIds) {
    const element_ids = elements.slice(from, from + mostIds)
    const response = await visitor.send('POST', `${api}/documents`, {
      element_ids,
      app_name: 'kill',
    })
    if (response.status !== 200) {
      figures.wrong.push(`reading was answered ${response.status}: is the session lost?`)
      return
    }
    const { results } = await response.json()
    const stored = new Map(results.map((document) => [document.element_id, document.mini_content]))
    for (const element of element_ids) {
      const { text, pending } = known.get(element)
      const found = stored.get(element) ?? null
      if (found !== text && (pending === undefined || found !== pending.text)) {
        figures.wrong.push(`${element}: acknowledged ${text}, found ${found}`)
      }
      known.set(element, { text: found })
    }
  }
}

/** The last thing before the kill: a device code every time, a mailed one as often as mails are allowed. */
async function spend(server, figures) {
  // An address registers a hundred device codes in a quarter of an hour.
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

async function signIn(origin) {
  const cookies = new Map()
  const send = async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      cookies.set(name, value)
    }
    // A body that breaks off is no acknowledgement.
    return new Response(await response.arrayBuffer(), { status: response.status })
  }
  await send('GET', '/auth_api/v1/config/')
  const account = { username: 'dana@vestibule.example', password: 'Quiet-Doorway-26!' }
  const answer = await send('POST', '/auth_api/v1/accounts/login/', account)
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}`)
  return { send }
}

function report(kind, { kills, acknowledged, spent, wrong, starts }, documents) {
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

/** Resolves in the midst of the writes, once so many more are acknowledged; after 30 s at the latest. */
async function acknowledged(figures, count) {
  const enough = figures.acknowledged + count
  const latest = performance.now() + 30_000
  while (figures.acknowledged < enough && performance.now() < latest) await after(1)
}
