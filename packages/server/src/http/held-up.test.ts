import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileRequests, storeLongDocuments } from '../testing/hostile-requests.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { startProbedServer, type ProbedServer } from '../testing/probed-server.ts'
import { demo, demoPassword } from '../testing/sign-in-steps.ts'

/** Milliseconds of processor time: what other processes of the machine take does not count. */
const longestMs = 50

let data: TestServer
let server: ProbedServer
beforeAll(async () => {
  data = await startTestServer({ db: 'postgres', clock: 'system' })
  await storeLongDocuments(data)
  server = await startProbedServer(data.databaseUrl ?? '')
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await data.close()
})

it('promise 86: nothing that a person can store, preview or read holds up the others for 50 ms', async () => {
  const admin = await signIn(server, demo.docsAdmin, demoPassword)
  const visitor = await testBrowser(server)
  const heldUp: Record<string, number> = {}
  const answers: Record<string, number[]> = {}
  for (const [name, send] of Object.entries(hostileRequests({ admin, visitor }))) {
    await server.heldUp()
    answers[name] = [...new Set((await send()).map(({ status }) => status))]
    heldUp[name] = (await server.heldUp()).longestMs
  }
  expect(Object.entries(heldUp).filter(([, ms]) => ms > longestMs)).toEqual([])
  // And each was answered, as it should be.
  expect(answers).toEqual({
    'notes of nested lists': [201],
    'previews that never end': [400],
    'previews of long texts': [200],
    'a list of long notes': [200],
    'a list of full texts': [200],
    'pages of long texts': [200],
    'a body of many keys': [400],
    'a body of brackets': [400],
    'a list of wrong items': [400],
    'as many wrong items as are read': [400],
    'a body of one text': [400],
    'a long title': [400],
    'a form of many fields': [400],
    'a form with a long list': [400],
    'a form of many parts': [400],
    'keys from anybody': [400],
    'reports of what looks like secrets': [200],
  })
}, 180_000)
