import { createFakeClient } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { sendErrorReport } from './error-report.ts'

const settings = { appVersion: '1.2.3', coreUiVersion: '1.2.0', env: 'production' }

async function sent(thrown: unknown) {
  const { client, transport } = createFakeClient({ reportError: null })
  await sendErrorReport(client, thrown, 'K7Q2-M9XD', {
    app: 'shell',
    settings,
    path: '/dv/osier/signals',
  })
  return transport.callsTo('reportError')[0]?.body
}

describe('an error report', () => {
  it('carries app, versions, route, message, stack and support code', async () => {
    expect(await sent(new TypeError('No list'))).toEqual({
      app: 'shell',
      version: '1.2.3 (components 1.2.0, production)',
      url: '/dv/osier/signals',
      message: 'No list',
      stack: expect.stringContaining('TypeError: No list'),
      support_code: 'K7Q2-M9XD',
    })
  })

  it('holds nothing of the person, in message and stack', async () => {
    const error = new Error('No steps for ines@acme.example with 123456 and t0ken-3f9c1b7a')
    error.stack = `Error: ${error.message}\n    at steps (https://a.example/x.js?email=ines@acme.example:1:2)`
    const report = await sent(error)
    expect(report?.message).toBe('No steps for [address] with [secret] and [secret]')
    expect(JSON.stringify(report)).not.toMatch(/ines|123456|3f9c/)
    expect(report?.stack).toContain('at steps (https://a.example/x.js')
  })

  it.each([
    ['just words', 'just words'],
    [undefined, 'undefined'],
  ])('is made of whatever was thrown: %s', async (thrown, message) => {
    expect(await sent(thrown)).toMatchObject({ message })
  })
})
