import type { ErrorReport } from '@vestibule/api-client'
import { describe, expect, it } from 'vitest'
import { createErrorReporter, watchUncaught } from './error-reporter.ts'
import { redact } from './redact.ts'
import { createSupportCode } from './support-code.ts'

function reporter() {
  const sent: ErrorReport[] = []
  let made = 0
  const report = createErrorReporter({
    app: 'shell',
    version: '1.2.3',
    path: () => '/dv/osier/signals',
    send: (message) => void sent.push(message),
    createCode: () => `CODE-${(made += 1)}`,
  })
  return { sent, report }
}

describe('an error report', () => {
  it('carries app, version, route, message and stack under the code that the user sees', () => {
    const { sent, report } = reporter()
    const code = report(new Error('No list'))
    expect(sent).toEqual([
      {
        app: 'shell',
        version: '1.2.3',
        url: '/dv/osier/signals',
        message: 'No list',
        stack: expect.stringContaining('Error: No list'),
        supportCode: code,
      },
    ])
  })

  it('is sent once for an error that several boundaries meet, under one code', () => {
    const { sent, report } = reporter()
    const error = new Error('twice')
    expect(report(error)).toBe(report(error))
    expect(sent).toHaveLength(1)
  })

  it('is made of whatever was thrown', () => {
    const { sent, report } = reporter()
    report('just words')
    report(undefined)
    expect(sent.map(({ message }) => message)).toEqual(['just words', 'undefined'])
  })

  it('is not sent without end by a page that fails again and again', () => {
    const { sent, report } = reporter()
    const codes = Array.from({ length: 50 }, (_, n) => report(new Error(`${n}`)))
    expect(sent).toHaveLength(10)
    expect(new Set(codes).size).toBe(50)
  })

  it('tells of errors that nothing caught, until it is stopped', () => {
    const { sent, report } = reporter()
    const page = new EventTarget() as Window
    const stop = watchUncaught(page, report)
    page.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }))
    stop()
    page.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }))
    expect(sent.map(({ message }) => message)).toEqual(['uncaught'])
  })
})

describe('redaction', () => {
  it.each([
    ['Not found: ines.okafor@northfield.example!', 'Not found: [address]'],
    [
      'GET https://portal.example/auth?uidb64=Mg&token=abc failed',
      'GET https://portal.example/auth failed',
    ],
    ['Code 123456 is wrong', 'Code [code] is wrong'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', 'Bearer [token]'],
    [
      'Cannot read properties of undefined (line 42)',
      'Cannot read properties of undefined (line 42)',
    ],
  ])('of %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted)
  })
})

describe('a support code', () => {
  it('is short, and free of letters that look alike', () => {
    const codes = Array.from({ length: 200 }, () => createSupportCode())
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(codes).size).toBe(200)
  })
})
