import { expect, it } from 'vitest'
import { deviceAddress } from './device-address.ts'

const nothing = { alternateUrl: null, parentDomain: null, path: '/device' }

it.each([
  ['the host of the page', { host: 'lab.platform.example' }, 'lab.platform.example/device'],
  ['a host below a public suffix', { host: 'platform.ac.uk' }, 'platform.ac.uk/device'],
  ['a host of one name', { host: 'localhost:4000' }, 'localhost:4000/device'],
  ['an address of numbers', { host: '127.0.0.1:4000' }, '127.0.0.1:4000/device'],
  [
    'a parent domain that was set',
    { host: 'a.b.example', parentDomain: 'c.example' },
    'c.example/device',
  ],
  [
    'the seller’s own address',
    { host: 'a.b.example', alternateUrl: 'https://seller.example/' },
    'seller.example/device',
  ],
  ['another path', { host: 'a.example', path: '/approve' }, 'a.example/approve'],
])('is made of %s', (_what, given, expected) => {
  expect(deviceAddress({ ...nothing, ...given })).toBe(expected)
})
