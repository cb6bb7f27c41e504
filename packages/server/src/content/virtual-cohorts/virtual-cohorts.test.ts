import { afterEach, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'

const path = '/ws_admin_panel/v1/vcs/profiles'
let server: TestServer
afterEach(() => server.close())

it('lists the virtual cohorts for internal users only', async () => {
  server = await startTestServer()
  const internal = await signIn(server, 'sam@vestibule.example', 'Quiet-Doorway-26!')
  const listed = (await internal.get(path)).data as { id: string; name: string }[]
  expect(listed.length).toBeGreaterThan(0)
  expect(listed[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) })

  const external = await signIn(server, 'ada@northfield.example', 'Quiet-Doorway-26!')
  expect((await external.get(path)).code).toBe('forbidden')
  const stranger = await testBrowser(server)
  expect((await stranger.get(path)).code).toBe('not_authenticated')
})
