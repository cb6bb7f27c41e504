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
})
