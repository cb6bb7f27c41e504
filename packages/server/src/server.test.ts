import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from './testing/admin-steps.ts'
import { startTestServer, testBrowser, type TestBrowser, type TestServer } from './testing/index.ts'

it('a server that cannot be built leaves its port to the next one', async () => {
  const port = await freePort()
  const start = (brandingFile: string | null) =>
    startTestServer({ settings: { port, brandingFile } })
  await expect(start('/nowhere.json')).rejects.toThrow('BRANDING_FILE')
  const server = await start(null)
  expect(server.port).toBe(port)
  await server.close()
})

const post = async (browser: TestBrowser, path: string, data: object, signal: AbortSignal) => {
  const headers = { 'content-type': 'application/json', 'x-csrftoken': browser.csrfToken() }
  const body = JSON.stringify(data)
  const sent = browser.send(path, { method: 'POST', headers, body, signal })
  return sent.then(({ status }) => status).catch(() => 'none')
}

describe('a server that is stopped finishes the mail', () => {
  const reset = async (server: TestServer, signal: AbortSignal) =>
    post(
      await testBrowser(server),
      '/auth_api/v1/accounts/reset_password/',
      { email: addressIn('oli') },
      signal,
    )
  const invite = async (server: TestServer, signal: AbortSignal) => {
    const pam = await signInByPasskey(server, 'pam')
    await server.query("update users set password_hash = null where id = 'oli'")
    return post(pam, `${adminPath}/users/oli/invite_again/`, {}, signal)
  }

  it.each([
    ['of a client that has gone', reset, {}, 'none'],
    ['that it sends only after its answer', reset, { HIDE_ACCOUNTS: 'true' }, 200],
    ['that took longer than the answer', invite, {}, 200],
  ] as const)('%s', async (_which, ask, env, answer) => {
    const begun = Promise.withResolvers<void>()
    const accepted = Promise.withResolvers<void>()
    const client = new AbortController()
    let done: string[] = []
    const server = await startTestServer({
      importFile: adminWorld,
      env,
      mailer: {
        send() {
          begun.resolve()
          return accepted.promise
        },
      },
      onStatement: (statement) => done.push(statement),
    })
    const answered = ask(server, client.signal)
    await begun.promise
    if (answer === 'none') client.abort()
    expect(await answered).toBe(answer)
    const closed = server.close().then(() => done.push('closed'))
    // Long enough for a server without connections to close.
    await sleep(200)
    done = []
    accepted.resolve()
    await closed
    expect(done.at(-1)).toBe('closed')
    expect(done.length).toBeGreaterThan(1)
  })
})
