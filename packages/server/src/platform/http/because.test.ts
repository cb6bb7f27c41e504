import { refusalReasons } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { because } from './because.ts'

describe('a refusal that names its reason', () => {
  it.each(refusalReasons)('%s has a sentence', (reason) => {
    const { message, info } = because('conflict', reason)
    expect(info).toEqual({ reason })
    expect(message).toMatch(/^[A-Z].{10,}/)
  })

  it('fills in what its words name, and sends it along', () => {
    const { message, info } = because('conflict', 'dns_unproven', { name: '_v.example.org' })
    expect(message).toBe('DNS does not show the TXT record of _v.example.org yet')
    expect(info).toEqual({ reason: 'dns_unproven', values: { name: '_v.example.org' } })
  })
})
