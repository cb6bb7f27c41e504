import { expect, it } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { startTestServer } from './testing/index.ts'

it('a server that cannot be built leaves its port to the next one', async () => {
  const port = await freePort()
  const start = (brandingFile: string | null) =>
    startTestServer({ settings: { port, brandingFile } })
  await expect(start('/nowhere.json')).rejects.toThrow('BRANDING_FILE')
  const server = await start(null)
  expect(server.port).toBe(port)
  await server.close()
})
