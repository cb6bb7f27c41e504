import { fakeClient } from '@vestibule/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Surroundings } from '../../boot/surroundings.ts'
import { defaultSettings } from '../../boot/settings.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { MissingPart } from './lazy-part.ts'
import { crashReport, supportCode } from './crash-report.ts'

function renderBroken(error: Error = new Error('No steps for ines@acme.example with 123456')) {
  function Broken(): never {
    throw error
  }
  const { client, transport } = fakeClient({ reportError: null })
  const surroundings: Surroundings = {
    client,
    clock: createFakeClock(),
    localStorage,
    sessionStorage,
    host: 'platform.example',
    leave: () => {},
  }
  render(
    <CrashBoundary surroundings={surroundings}>
      <Broken />
    </CrashBoundary>,
  )
  return transport
}

describe('the crash screen', () => {
  // React and jsdom report what a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())

  it('says what happened, and has a way home and a new try', () => {
    renderBroken()
    const heading = screen.getByRole('heading', { name: 'An unexpected error occurred.' })
    expect(heading).toHaveFocus()
    expect(document.title).toBe('Error: An unexpected error occurred. · Sign In')
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
    expect(screen.getByText(/^Version \d/)).toBeVisible()
  })

  it('shows the code under which the error was reported', async () => {
    const transport = renderBroken()
    await waitFor(() => expect(transport.callsTo('reportError')).toHaveLength(1))
    const report = transport.callsTo('reportError')[0]?.body as { support_code: string }
    expect(screen.getByText(`Support code ${report.support_code}`)).toBeVisible()
  })
})

it('a part that did not come is asked for with the page, and no error is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const transport = renderBroken(new MissingPart('gone'))
  vi.restoreAllMocks()
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(transport.callsTo('reportError')).toHaveLength(0)
})

describe('the report', () => {
  it('says where and what, and nothing of the person', () => {
    const error = new Error('No steps for ines@acme.example with 123456 and t0ken-3f9c1b7a')
    error.stack = `${error.name}: ${error.message}\n    at steps (https://a.example/x.js?email=ines@acme.example:1:2)`
    const page = { pathname: '/auth/signin/two-factor' }
    const report = crashReport(error, 'ABCD2345', page, defaultSettings)
    expect(report).toMatchObject({
      app: 'auth',
      version: expect.stringMatching(/^\d.* \(components \d.*, production\)$/),
      message: 'No steps for … with … and …',
      url: '/auth/signin/two-factor',
      supportCode: 'ABCD2345',
    })
    expect(JSON.stringify(report)).not.toMatch(/ines|123456|3f9c/)
    expect(report.stack).toContain('at steps (https://a.example/x.js')
  })

  it('can be made of anything that was thrown', () => {
    const report = crashReport('gone', 'ABCD2345', { pathname: '/auth/' }, defaultSettings)
    expect(report.message).toBe('gone')
  })
})

it('support codes have no characters that are mistaken for each other', () => {
  const code = supportCode((bytes) => bytes.map((_, index) => index * 31))
  expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/)
})
