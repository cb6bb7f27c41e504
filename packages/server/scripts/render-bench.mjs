// `pnpm --filter @vestibule/server render-bench`: measures how long hostile requests block the server's event loop, in
// processor time of its thread, and how much longer another person's request takes meanwhile than on an idle server.
// Other programs on the machine affect only the second figure, so the machine's load is printed.
import { loadavg } from 'node:os'
import { hostileRequests, storeLongDocuments } from '../src/testing/hostile-requests.ts'
import { closeOwnCluster, signIn, startTestServer, testBrowser } from '../src/testing/index.ts'
import { startProbedServer } from '../src/testing/probed-server.ts'

const data = await startTestServer({ db: 'postgres', clock: 'system' })
await storeLongDocuments(data)
const server = await startProbedServer(data.databaseUrl)
const load = () => `load ${loadavg()[0].toFixed(1)}`
try {
  const admin = await signIn(server, 'dana@vestibule.example', 'Quiet-Doorway-26!')
  const visitor = await testBrowser(server)
  const others = await testBrowser(server)
  const requests = {
    'quiet server': () => new Promise((resolve) => setTimeout(resolve, 3000)),
    ...hostileRequests({ admin, visitor }),
  }
  let quiet
  for (const [name, send] of Object.entries(requests)) {
    await server.heldUp()
    const waits = []
    const under = { way: true }
    const all = send().finally(() => {
      under.way = false
    })
    do {
      const startedAt = performance.now()
      await others.get('/healthz')
      waits.push(performance.now() - startedAt)
    } while (under.way)
    await all
    const { longestMs, utilization } = await server.heldUp()
    const worst = Math.max(...waits)
    quiet ??= worst
    const figures = [
      `held up ${longestMs.toFixed(1)} ms`,
      `busy ${Math.round(utilization * 100)} %`,
      `worst wait ${worst.toFixed(0)} ms`,
      `${(worst / quiet).toFixed(1)} times the quiet server`,
      load(),
    ]
    console.log(`${name.padEnd(36)} ${figures.join(', ')}`)
  }
} finally {
  await server.end('SIGTERM')
  await data.close()
  await closeOwnCluster()
}
