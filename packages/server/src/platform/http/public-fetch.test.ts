import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { lookup } from 'node:dns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileAnswers, startHostileServer } from '../../testing/hostile-answers.ts'
import { createPublicFetch, isPrivate } from './public-fetch.ts'

let http: Server
let origin: string
let asked = 0
beforeAll(async () => {
  http = createServer((request, response) => {
    asked += 1
    if (request.url === '/slow') return
    if (request.url === '/large') response.end(Buffer.alloc(1024 * 1024 + 1))
    else response.writeHead(302, { location: '/elsewhere' }).end('moved')
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  origin = `127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(() => {
  http.closeAllConnections()
  http.close()
})

/** A lookup that resolves every name to these addresses. */
const resolving = (...addresses: string[]) =>
  ((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup

it('promise 130: no private address is asked, by number or by name', async () => {
  const port = origin.split(':')[1] ?? ''
  const hosts = ['127.0.0.1', '[::1]', '0x7f.1', '2130706433', '10.0.0.8', '169.254.169.254']
  hosts.push('[::ffff:10.0.0.1]', '[fd00::1]', '0.0.0.0', 'localhost')
  const plain = createPublicFetch({ allowsPrivate: false })
  for (const host of hosts)
    await expect(plain(`https://${host}:${port}/`)).rejects.toThrow('private')
  // A name that was public when it was saved, and resolves to private addresses now.
  for (const addresses of [
    ['127.0.0.1'],
    ['192.168.1.4'],
    ['::1'],
    ['93.184.215.14', '10.1.1.1'],
  ]) {
    const guarded = createPublicFetch({ allowsPrivate: false, lookup: resolving(...addresses) })
    const asking = guarded(`https://id.acme.example:${port}/`)
    await expect(asking).rejects.toThrow('leads to a private address')
  }
  await expect(plain('http://id.acme.example/')).rejects.toThrow('without https')
  expect(asked).toBe(0)
})

it('promise 130: redirects are not followed, a large answer is cut off, a slow one given up', async () => {
  const open = createPublicFetch({ allowsPrivate: true })
  const moved = await open(`http://${origin}/`)
  expect([moved.status, await moved.text()]).toEqual([302, 'moved'])
  await expect(open(`http://${origin}/large`)).rejects.toThrow('more than 1 MB')
  const signal = AbortSignal.timeout(50)
  await expect(open(`http://${origin}/slow`, { signal })).rejects.toThrow('abort')
})

// Vitest fails on an error that is thrown outside of a promise. Such an error would end a server.
it.each(hostileAnswers)('promise 133: $name is an error or a small answer', async (answer) => {
  const hostile = await startHostileServer(answer)
  const open = createPublicFetch({ allowsPrivate: true })
  const asking = open(hostile.origin, { signal: AbortSignal.timeout(1000) })
  const read = asking.then(async (response) => (await response.arrayBuffer()).byteLength)
  expect(await read.catch((error: unknown) => error instanceof Error)).toSatisfy(
    (result) => result === true || Number(result) <= 1024 * 1024,
  )
  await hostile.close()
})

it('promise 133: an impossible status is refused', async () => {
  for (const name of ['status 600', 'status 205 with a body']) {
    const answer = hostileAnswers.find((one) => one.name === name) ?? { name }
    const hostile = await startHostileServer(answer)
    const asking = createPublicFetch({ allowsPrivate: true })(hostile.origin)
    await expect(asking).rejects.toThrow(/status/i)
    await hostile.close()
  }
})

it.each([
  ['3fff::1', true],
  ['2001:2::1', true],
  ['2001:10::1', true],
  ['8.8.8.8', false],
  ['172.15.0.1', false],
  ['2606:4700::1111', false],
  ['172.16.0.1', true],
  ['100.64.0.1', true],
  ['192.0.2.1', true],
  ['224.0.0.1', true],
  ['::', true],
  ['64:ff9b::a00:1', true],
  ['2002:a00:1::', true],
  ['2001:db8::1', true],
  ['2001:2::1', true],
  ['2001:1f:ffff::1', true],
  ['3fff:fff::1', true],
  ['2001:2:1::1', true],
  ['2001:20::1', true],
  ['3ffe::1', false],
  ['fe80::1', true],
])('%s is private: %s', (address, expected) => expect(isPrivate(address)).toBe(expected))
