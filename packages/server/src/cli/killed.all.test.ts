import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startChildServer, type ChildServer } from '../testing/child-server.ts'
import { freePort } from '../testing/free-port.ts'
import { startTestServer } from '../testing/index.ts'
import { environmentOf } from '../testing/run-command.ts'
import { paths } from '../testing/sign-in-steps.ts'
import { spendCodes } from '../testing/spend-codes.ts'

/** Settings of a server whose database survives when the server is killed. */
async function settingsOn(kind: 'pglite' | 'postgres'): Promise<Record<string, string>> {
  // The server gets the same port at each start, so that the test browsers find it again.
  const PORT = String(await freePort())
  if (kind === 'postgres') {
    const database = await startTestServer({ db: 'postgres' })
    onTestFinished(() => database.close())
    return { ...environmentOf(database), PUBLIC_ORIGIN: '', PORT }
  }
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { DATA_DIR: folder, PORT }
}

describe.each(['pglite', 'postgres'] as const)('a server that is killed, on %s', (kind) => {
  it('promise 71: keeps what it has acknowledged; spent codes stay spent', async () => {
    const env = await settingsOn(kind)
    let server: ChildServer | undefined
    onTestFinished(async () => void (await server?.end('SIGKILL')))
    server = await startChildServer(env, ['--demo'])
    const spent = await spendCodes(server)
    expect(await server.end('SIGKILL')).toBe('SIGKILL')

    server = await startChildServer(env, ['--demo'])
    for (const { name, browser, again } of spent) {
      expect([name, (await browser.get(paths.authenticated)).status]).toEqual([name, 200])
      const second = await again()
      expect([name, second.code]).toEqual([
        name,
        name === 'device code' ? 'not_found' : 'step_required',
      ])
    }
  })
})
