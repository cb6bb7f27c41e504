import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { wantedProxies } from '../../testing/proxies/gate-proxies.ts'
import { startGateHaproxy, type Proxy } from '../../testing/proxies/proxies.ts'

const program = wantedProxies.find(({ name }) => name === 'HAProxy')?.program

describe.runIf(program !== undefined)('the script of HAProxy', () => {
  const servers: Server[] = []
  let proxy: Proxy
  afterEach(async () => {
    await proxy.close()
    for (const server of servers.splice(0)) server.close()
  })

  async function listen(listener: RequestListener): Promise<number> {
    const server = createServer(listener).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  /**
   * Asks for the app behind a gate that answers 200. HAProxy must not accept that, because only 204 lets a request in.
   * Resolves to the status that the client got, and how often the app was asked.
   */
  async function ask(change?: (lua: string) => string) {
    let asked = 0
    const vestibule = await listen((_, response) => response.end('gate'))
    const app = await listen((_, response) => {
      asked += 1
      response.end('app')
    })
    const ports = { own: await freePort(), http: await freePort(), vestibule, app }
    proxy = await startGateHaproxy(program ?? '', ports, change)
    const address = `https://platform.localhost:${ports.own}/hello/`
    const { status } = await exchange(address, { ca: proxy.ca })
    return { status, asked }
  }

  it('promise 154: lets nothing through where it fails', async () => {
    const failing = (lua: string) => lua.replace('local function ask(', 'local function other(')
    expect(await ask(failing)).toEqual({ status: 503, asked: 0 })
  })

  it('promise 154: lets nothing through but what the gate has answered with 204', async () => {
    expect(await ask()).toEqual({ status: 200, asked: 0 })
  })
})
