import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, requestCode } from '../../testing/sign-in-steps.ts'

let server: TestServer
afterEach(() => server.close())

/**
 * Sends a request with another host name, as a page of another site could if its name resolves to the loopback (DNS
 * rebinding).
 */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/_outbox/', headers: { host } })
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('the outbox', () => {
  it('shows the mails to people, newest first, each in a frame that runs nothing', async () => {
    server = await startTestServer()
    const empty = await fetch(`${server.origin}/_outbox/`)
    expect(await empty.text()).toContain('No mail yet.')
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.authenticator)
    await requestCode(server, browser, demo.authenticatorToSetUp)
    const page = await (await fetch(`${server.origin}/_outbox/`)).text()
    expect(page).toContain('2 mails')
    expect(page.indexOf(demo.authenticatorToSetUp)).toBeLessThan(page.indexOf(demo.authenticator))
    const frames = [...page.matchAll(/<iframe src="([^"]+)"[^>]* sandbox="([^"]*)"/g)]
    expect(frames).toHaveLength(2)
    expect(frames[1]?.[2]).not.toMatch(/allow-scripts|allow-same-origin/)
    const mail = await fetch(server.origin + (frames[1]?.[1] ?? ''))
    expect(await mail.text()).toContain(code)
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox/)
  })

  it('gives them to programs as JSON', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.authenticator)
    const json = async (query: string, headers = {}) =>
      (await fetch(`${server.origin}/_outbox/${query}`, { headers })).json()
    const expected = [{ to: demo.authenticator, subject: `${code} is your verification code` }]
    expect(await json('?format=json')).toMatchObject(expected)
    expect(await json('', { accept: 'application/json' })).toMatchObject(expected)
    expect(await json(`?format=json&to=${demo.authenticator}`)).toMatchObject(expected)
    expect(await json('?format=json&to=nobody@nowhere.example')).toEqual([])
  })

  it('promise 81: is for this machine by its own name alone', async () => {
    server = await startTestServer({ importFile: {} })
    expect(await statusFor(server.port, `localhost:${server.port}`)).toBe(200)
    expect(await statusFor(server.port, '127.0.0.1')).toBe(200)
    expect(await statusFor(server.port, 'evil.example')).toBe(403)
  })

  it.each([
    ['in production', { production: true }],
    ['where mails are sent', { smtpUrl: 'smtp://127.0.0.1:1' }],
  ])('is not there %s', async (_name, settings) => {
    server = await startTestServer({ settings, importFile: {} })
    expect((await fetch(`${server.origin}/_outbox/`)).status).toBe(404)
  })
})
