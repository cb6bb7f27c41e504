import { createFakeClient } from '@vestibule/api-client/testing'
import { MissingCode } from '@vestibule/base/react/lazy-code'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '@vestibule/app-kit/screens/auth-settings'
import { renderApp } from '../../testing/render-app.tsx'
import { english } from '../../testing/english.ts'
import { StartTextsContext } from '../../texts/use-start-texts.ts'
import { CrashGuard } from './crash-guard.tsx'
import { useErrorReporter } from './use-error-reporter.ts'

function renderBroken(
  error: Error = new Error('No steps for ines@acme.example with 123456'),
  reload = () => false,
) {
  const { client, transport } = createFakeClient({ reportError: null })
  function Broken(): never {
    throw error
  }
  function Page() {
    const report = useErrorReporter(client, defaultSettings)
    return (
      <CrashGuard report={report} reload={reload} settings={defaultSettings}>
        <Broken />
      </CrashGuard>
    )
  }
  render(
    <StartTextsContext value={english}>
      <Page />
    </StartTextsContext>,
  )
  return transport
}

// React and jsdom log each error that an error boundary has caught. The tests cause such errors, so they silence the
// log.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('the crash screen', () => {
  it('says what happened, and has a way home and a new try', () => {
    renderBroken()
    const heading = screen.getByRole('heading', { name: 'An unexpected error occurred.' })
    expect(heading).toHaveFocus()
    expect(document.title).toBe('Error: An unexpected error occurred. · Sign In')
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  it('shows the code under which the error was reported, with nothing of the person', async () => {
    const transport = renderBroken()
    await waitFor(() => expect(transport.callsTo('reportError')).toHaveLength(1))
    const report = transport.callsTo('reportError')[0]?.body
    expect(screen.getByText(`Support code ${String(report?.support_code)}`)).toBeVisible()
    expect(report).toMatchObject({
      app: 'auth',
      version: expect.stringMatching(/^\d.* \(components \d.*, production\)$/),
      message: 'No steps for [address] with [secret]',
      url: window.location.pathname,
    })
  })
})

describe('a chunk that could not be fetched', () => {
  it('is fetched again with the page, and no error is reported', () => {
    const transport = renderBroken(new MissingCode('gone'))
    expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(transport.callsTo('reportError')).toHaveLength(0)
  })

  it('comes after a deployment with the page, which is loaded again by itself', () => {
    renderBroken(new MissingCode('gone'), () => true)
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('an error that nothing caught is reported once, and the screen stays', async () => {
  const { transport, heading } = renderApp('/signin', { handlers: { reportError: null } })
  await heading('Get Started')
  const error = new Error('uncaught')
  for (let n = 0; n < 2; n += 1) window.dispatchEvent(new ErrorEvent('error', { error }))
  await waitFor(() => expect(transport.callsTo('reportError')).toHaveLength(1))
  expect(transport.callsTo('reportError')[0]?.body).toMatchObject({ message: 'uncaught' })
  expect(screen.getByRole('heading', { name: 'Get Started' })).toBeVisible()
})
