import { describe, expect, it } from 'vitest'
import { addressBucket, isLoopback } from './client-address.ts'

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
