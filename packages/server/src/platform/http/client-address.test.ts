import { describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { paths } from '../../testing/sign-in-steps.ts'
import { startTestServer, testBrowser } from '../../testing/index.ts'
import { addressBucket, forwardedAddress, isLoopback } from './client-address.ts'

describe('promise 46: what is limited together', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:DB8:0000:0000::2', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket)
  })
})

it.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.0.1', false],
  ['::2', false],
  ['127.0.0.1.evil.example', false],
])('the loopback: %s is %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['"192.0.2.1:51234"', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['192.0.2.1:51234:9', null],
  ['[192.0.2.1', null],
])('a proxy writes %j: the address is %s', (text, expected) => {
  expect(forwardedAddress(text)).toBe(expected)
})

describe.each([1, 2])('behind %i proxies', (trustedProxyHops) => {
  it.each([
    (n: number) => `198.51.100.7:${50_000 + n}`,
    (n: number) => `[2001:db8::${n}]:${50_000 + n}`,
    (n: number) => `"[2001:db8::${n}]"`,
    (n: number) => `unknown-${n}`,
  ])(
    'promise 46: what changes with each request is no other address',
    { tags: 'all' },
    async (write) => {
      const server = await startTestServer({ settings: { trustedProxyHops } })
      try {
        const answers: number[] = []
        for (let n = 0; n < 101; n += 1) {
          const hops = [write(n), '203.0.113.9'].slice(0, trustedProxyHops).join(', ')
          const browser = await testBrowser(server, hops)
          const answer = await browser.post(paths.start, { user_email: `n${n}@nowhere.example` })
          answers.push(answer.status)
        }
        expect(answers.lastIndexOf(404)).toBe(99)
        expect(answers[100]).toBe(429)
      } finally {
        await server.close()
      }
    },
  )
})

it('an X-Forwarded-For that nobody is trusted with is warned of, once', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  for (const trustedProxyHops of [0, 1]) {
    const server = await startTestServer({ log, settings: { trustedProxyHops } })
    for (let n = 0; n < 3; n += 1) await testBrowser(server, '198.51.100.7')
    await server.close()
  }
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'X-Forwarded-For arrives and TRUSTED_PROXY_HOPS is 0: if a proxy stands in front, all its clients count as one. Set TRUSTED_PROXY_HOPS=1.',
  ])
})
