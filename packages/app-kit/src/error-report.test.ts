import { describe, expect, it } from 'vitest'
import { errorReport } from './error-report.ts'

const source = { app: 'shell', version: '1.2.3', path: '/dv/osier/signals' }

describe('an error report', () => {
  it('carries app, version, route, message, stack and support code', () => {
    expect(errorReport(new TypeError('No list'), 'K7Q2-M9XD', source)).toEqual({
      app: 'shell',
      version: '1.2.3',
      url: '/dv/osier/signals',
      message: 'No list',
      stack: expect.stringContaining('TypeError: No list'),
      supportCode: 'K7Q2-M9XD',
    })
  })

  it('holds nothing of the person, in message and stack', () => {
    const error = new Error('No steps for ines@acme.example with 123456 and t0ken-3f9c1b7a')
    error.stack = `Error: ${error.message}\n    at steps (https://a.example/x.js?email=ines@acme.example:1:2)`
    const report = errorReport(error, 'K7Q2-M9XD', source)
    expect(report.message).toBe('No steps for [address] with [secret] and [secret]')
    expect(JSON.stringify(report)).not.toMatch(/ines|123456|3f9c/)
    expect(report.stack).toContain('at steps (https://a.example/x.js')
  })

  it.each([
    ['just words', 'just words'],
    [undefined, 'undefined'],
  ])('is made of whatever was thrown: %s', (thrown, message) => {
    expect(errorReport(thrown, 'K7Q2-M9XD', source)).toMatchObject({ message })
  })
})
