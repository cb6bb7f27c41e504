import { expect, it, onTestFinished } from 'vitest'
import { failOver } from '../../testing/reliability/failover.ts'
import { signIn, startCluster, startTestServer, testBrowser } from '../../testing/index.ts'
import { startReplicatedPair } from '../../testing/reliability/replicated-pair.ts'
import { startSilentProxy } from '../../testing/reliability/silent-proxy.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'
import { openPostgres } from './postgres.ts'

it('promise 115: a primary that is killed under load takes nothing along, and its standby is used without a restart', async () => {
  const { acknowledged, signedIn, spent, wrong, rounds } = await failOver(1)
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(40)
  expect([signedIn > 0, spent]).toEqual([true, 3])
  // `servingMs` is how long after the promotion of the standby the server worked again. The limit is generous: on an
  // otherwise idle machine that takes less time than the promotion itself.
  for (const { promotionMs, servingMs } of rounds) {
    expect(servingMs / promotionMs).toBeLessThan(20)
  }
})

it('promise 115: a network that goes silent is noticed within 5 seconds, and forgotten when it is back', async () => {
  const cluster = await startCluster()
  onTestFinished(() => cluster.close())
  const { port } = new URL(cluster.url)
  const proxy = await startSilentProxy(Number(port))
  onTestFinished(() => proxy.close())
  const server = await startTestServer({
    db: { postgres: cluster.url.replace(port, String(proxy.port)) },
  })
  onTestFinished(() => server.close())
  const signedIn = await signIn(server, demo.password, demoPassword)
  const visitor = await testBrowser(server)
  proxy.silence()
  const timed = async (ask: () => Promise<{ status: number }>) => {
    const startedAt = performance.now()
    const { status } = await ask()
    return { status, inTime: performance.now() - startedAt < 5000 }
  }
  const refused = { status: 503, inTime: true }
  // Three requests at once need more connections than are open, so that some wait for an answer, others to connect.
  const first = [1, 2, 3].map(() => timed(() => signedIn.get(paths.resources)))
  expect(await Promise.all(first)).toEqual([refused, refused, refused])
  expect(await timed(() => login(visitor, demo.password))).toEqual(refused)
  proxy.speak()
  expect((await login(visitor, demo.password)).status).toBe(200)
  expect((await signedIn.get(paths.me)).status).toBe(200)
})

it('of several hosts that one is used which takes writes, whatever their order, past one that says nothing', async () => {
  const pair = await startReplicatedPair()
  onTestFinished(() => pair.close())
  const [, hosts = ''] = /@(.*)\/postgres/.exec(pair.url) ?? []
  const [primary = '', standby = ''] = hosts.split(',')
  const silent = await startSilentProxy(Number(primary.split(':')[1]))
  onTestFinished(() => silent.close())
  silent.silence()
  for (const order of [
    [standby, primary],
    [`127.0.0.1:${silent.port}`, standby, primary],
  ]) {
    const url = `postgres://postgres@${order.join(',')}/postgres?target_session_attrs=read-write`
    const store = openPostgres({ connectionString: url })
    await expect(store.db.execute('create table if not exists t (n int)')).resolves.toBeDefined()
    await store.close()
  }
  const reading = openPostgres({
    connectionString: `postgres://postgres@${standby}/postgres?target_session_attrs=read-write`,
  })
  await expect(reading.ping()).rejects.toMatchObject({
    cause: { message: expect.stringContaining(`${standby}: it takes no writes`) as string },
  })
  await reading.close()
})
