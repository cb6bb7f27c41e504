// Stops the database of a running server for the given time, and checks that all requests are refused meanwhile, and
// how soon everything works again once the database is back:
//   node --conditions=@vestibule/source scripts/outage-test.mjs [--seconds 60]
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startChildServer } from '../src/testing/child-server.ts'
import { startCluster } from '../src/testing/postgres-cluster.ts'
import { demo, login, paths } from '../src/testing/sign-in-steps.ts'
import { signIn, testBrowser } from '../src/testing/test-browser.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const allowedRecoveryS = 5

const cluster = await startCluster()
const server = await startChildServer({ DATABASE_URL: cluster.url }, ['--demo'])
const answered = new Map()
const over = new AbortController()
try {
  const signedIn = await signIn(server, demo.password, 'Quiet-Doorway-26!')
  const visitor = await testBrowser(server)
  const questions = {
    'session check': () => signedIn.get(paths.authenticated),
    resources: () => signedIn.get(paths.resources),
    'sign-in': () => login(visitor, demo.password),
    readiness: () => visitor.get('/readyz'),
  }
  await cluster.stop()
  const stoppedAt = performance.now()
  const asking = Object.entries(questions).map(async ([name, ask]) => {
    while (!over.signal.aborted) {
      const { status } = await ask()
      if (!over.signal.aborted)
        answered.set(`${name} ${status}`, (answered.get(`${name} ${status}`) ?? 0) + 1)
      await after(200)
    }
  })
  await after(Number(values.seconds) * 1000)
  over.abort()
  await Promise.all(asking)
  const outageS = (performance.now() - stoppedAt) / 1000
  await cluster.start()
  const backAt = performance.now()
  for (const ask of Object.values(questions)) while ((await ask()).status !== 200) await after(50)
  const recoveryS = (performance.now() - backAt) / 1000
  const doors = [...answered.keys()].filter((line) => !line.endsWith(' 503'))
  console.log(`The database was away for ${outageS.toFixed(0)} s`)
  for (const [line, count] of answered) console.log(`  ${line}: ${count} times`)
  console.log(`  ${doors.length} answers other than 503`)
  console.log(`  everything works ${recoveryS.toFixed(2)} s after its return`)
  process.exitCode = doors.length === 0 && recoveryS <= allowedRecoveryS ? 0 : 1
} finally {
  await server.end('SIGTERM')
  await cluster.close()
}
