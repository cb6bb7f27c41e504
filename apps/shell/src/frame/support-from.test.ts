import { describe, expect, it } from 'vitest'
import { supportFrom } from './support-from.ts'

describe('the way to support', () => {
  it.each([
    ['/', '/support'],
    ['/support', '/support'],
    ['/dv/osier/', '/dv/osier/support'],
    ['/dv/osier/support', '/dv/osier/support'],
    ['/signals/report', '/support?from=%2Fsignals%2Freport'],
    ['/dv/osier/signals/', '/dv/osier/support?from=%2Fdv%2Fosier%2Fsignals%2F'],
  ])('from %s is %s', (pathname, address) => {
    expect(supportFrom(pathname)).toBe(address)
  })
})
