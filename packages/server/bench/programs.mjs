import { fork, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../src/testing/free-port.ts'

const here = import.meta.dirname
const password = 'Quiet-Doorway-26!'
/** Several accounts: the server throttles many simultaneous sign-ins to one account. */
const accounts = [
  'ada@northfield',
  'oskar@calder',
  'lena@halden',
  'dana@vestibule',
  'robin@vestibule',
  'sam@vestibule',
].map((name) => `${name}.example`)
/**
 * Number of sessions in which requests are made: about as many as the load has connections, so that not all requests
 * read the same row.
 */
const sessionCount = 30

/** Starts the programs to be measured, and ends them again. */
export function createPrograms(folder) {
  const children = []
  // Give each program a single thread for hashing, so that hashing limits its sign-ins and other processors are free
  // for the rest. A program that keeps that thread busy signs in as many people per second as hashing alone; any other
  // signs in fewer.
  const commonEnv = { ...process.env, UV_THREADPOOL_SIZE: '1' }
  const start = (file, env = {}) =>
    new Promise((resolve, reject) => {
      const stdio = ['ignore', 'ignore', 'inherit', 'ipc']
      const child = fork(join(here, file), [folder], { env: { ...commonEnv, ...env }, stdio })
      children.push(child)
      child.once('message', ({ origin }) => resolve({ origin, pid: child.pid, child }))
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    })

  return {
    bare: (databaseUrl) => start('bare-server.mjs', { DATABASE_URL: databaseUrl }),

    async hashingAlone() {
      const { pid, child } = await start('hashing-alone.mjs')
      const run = (options) =>
        new Promise((resolve) => {
          child.once('message', resolve)
          child.send(options)
        })
      return { pid, run }
    },

    async betterAuth(databaseUrl) {
      const { origin, pid } = await start('better-auth-server.mjs', { DATABASE_URL: databaseUrl })
      const headers = { 'content-type': 'application/json', origin }
      const account = { email: accounts[0], password }
      const body = JSON.stringify({ ...account, name: 'Ada' })
      const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
        method: 'POST',
        headers,
        body,
      })
      if (!answer.ok) throw new Error(`better-auth answered ${await answer.text()}`)
      const signIn = {
        url: `${origin}/api/auth/sign-in/email`,
        method: 'POST',
        headers,
        body: JSON.stringify(account),
      }
      const requests = await signedIn([signIn])
      return { pid, check: { url: `${origin}/api/auth/get-session`, requests }, signIn }
    },

    /**
     * Starts the built Vestibule server with demo data, by the command that operators use. Resolves to its address and
     * process id, and the requests to measure.
     */
    async vestibule(databaseUrl) {
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const env = {
        ...commonEnv,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        LOG_LEVEL: 'silent',
        // The gate only accepts requests that come through a proxy.
        TRUSTED_PROXY_HOPS: '1',
      }
      const main = join(here, '..', 'dist', 'main.js')
      const child = spawn(process.execPath, [main, 'serve', '--demo'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      children.push(child)
      await reachable(`${origin}/healthz`)
      const first = await fetch(`${origin}/auth_api/v1/config/`)
      const cookie = cookiesOf(first)
      const signIn = (username) => ({
        url: `${origin}/auth_api/v1/accounts/login/`,
        method: 'POST',
        headers: {
          cookie,
          origin,
          'x-csrftoken': /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ username, password }).toString(),
      })
      const signIns = accounts.map(signIn)
      const requests = await signedIn(signIns)
      // The only account of the benchmark whose organisation cannot open the app `signals`.
      const withoutApps = 'lena@halden.example'
      const forwarded = {
        'x-forwarded-method': 'GET',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': `localhost:${port}`,
        'x-forwarded-uri': '/dv/aldermoor_rare/signals/api',
      }
      const gate = `${origin}/auth_api/v1/gate/signals/`
      const ofGuests = requests.filter((_, n) => accounts[n % accounts.length] !== withoutApps)
      const tokens = await Promise.all(
        ofGuests.map(({ headers }) => tokenOf(origin, headers.cookie)),
      )
      return {
        pid: child.pid,
        port,
        gateByToken: {
          url: gate,
          requests: tokens.map((token) => ({
            headers: { authorization: `Bearer ${token}`, ...forwarded },
          })),
        },
        check: { url: `${origin}/auth_api/v1/users/authenticated/`, requests },
        gate: {
          url: gate,
          requests: ofGuests.map(({ headers }) => ({ headers: { ...headers, ...forwarded } })),
        },
        signIn: { ...signIns[0], requests: signIns },
      }
    },

    /** Generates load from a separate process, so that it shares no thread with the measured server. */
    async load(target, options) {
      const text = JSON.stringify({ ...target, ...options })
      return new Promise((resolve, reject) => {
        const child = fork(join(here, 'load.mjs'), [folder, text])
        child.once('message', resolve)
        child.once('error', reject)
      })
    },

    end() {
      for (const child of children) child.kill('SIGTERM')
    },
  }
}

/** Makes an API token for the app `signals`, in the session that `cookie` belongs to. */
async function tokenOf(origin, cookie) {
  const answer = await fetch(`${origin}/auth_api/v1/users/me/tokens/`, {
    method: 'POST',
    headers: {
      cookie,
      origin,
      'x-csrftoken': /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Benchmark', app: 'signals', days: 1 }),
  })
  const { result, message } = await answer.json()
  if (!answer.ok) throw new Error(`No token was made: ${message}`)
  return result.data.token
}

/** Signs in until there are `sessionCount` sessions. Returns a request for each, with its cookie. */
async function signedIn(signIns) {
  const requests = []
  while (requests.length < sessionCount) {
    const { url, ...request } = signIns[requests.length % signIns.length]
    const answer = await fetch(url, request)
    if (!answer.ok) throw new Error(`Signing in answered ${await answer.text()}`)
    requests.push({ headers: { cookie: cookiesOf(answer) } })
  }
  return requests
}

function cookiesOf(answer) {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function reachable(url) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  throw new Error(`${url} did not answer within 30 seconds`)
}
