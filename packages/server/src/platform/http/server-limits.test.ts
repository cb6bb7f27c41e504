import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, login, paths } from '../../testing/sign-in-steps.ts'

describe('promise 70: clients that send nothing, or hardly anything', () => {
  let server: TestServer
  const sockets: Socket[] = []
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await server.close()
  })

  const open = async (text: string) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(text)
    sockets.push(socket)
  }

  it('keep their sockets and nothing else: the others are served', async () => {
    const half = `POST ${paths.login} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
    for (let n = 0; n < 250; n += 1) {
      await open('GET / HTTP/1.1\r\nHost: x\r\nX-A: ')
      await open(`${half}Content-Length: 100000\r\n\r\n{"a`)
    }
    const browser = await testBrowser(server)
    expect((await login(browser, demo.password)).status).toBe(200)
    expect((await browser.get(paths.me)).status).toBe(200)
  })

  it('do not hold up the end of the server', async () => {
    await open('GET / HTTP/1.1\r\nHost: x\r\nX-A: ')
    const browser = await testBrowser(server)
    expect((await browser.get(paths.authenticated)).status).toBe(401)
  })

  it.each([`Content-Length: 100`, `Transfer-Encoding: chunked`])(
    'are told so where a body does not arrive in time: %s',
    async (framing) => {
      const hasty = await startTestServer({ shareDatabaseOf: server, times: { bodyMs: 300 } })
      try {
        const browser = await testBrowser(hasty)
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const token = browser.cookies.get('csrftoken') ?? ''
        const socket = connect(hasty.port, '127.0.0.1')
        sockets.push(socket)
        let answer = ''
        socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
        const lines = [
          `POST ${paths.login} HTTP/1.1`,
          'Host: x',
          `Origin: ${hasty.origin}`,
          `Cookie: ${cookie}`,
          `X-CSRFToken: ${token}`,
          'Content-Type: application/json',
          framing,
        ]
        socket.write(`${lines.join('\r\n')}\r\n\r\n`)
        const slowly = framing.startsWith('T') ? '1\r\n1\r\n' : '1'
        const timer = setInterval(() => socket.write(slowly), 50)
        socket.on('error', () => {})
        await once(socket, 'close')
        clearInterval(timer)
        expect(answer).toMatch(/^HTTP\/1.1 408 /)
      } finally {
        await hasty.close()
      }
    },
  )
})
