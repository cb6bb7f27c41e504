import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { basePath } from '@vestibule/app-kit/auth-paths'
import { testApp, type AppOptions } from './test-app.tsx'

export type RenderOptions = AppOptions

/** Renders the app at one of its addresses, with a fake server and a clock that the test moves. */
export function renderApp(path: string, options: RenderOptions = {}) {
  window.history.pushState(null, '', basePath + path)
  const { element, transport, clock, left } = testApp(options)
  // Set up the simulated user before rendering, so that the user notices text that the app selects.
  const user = userEvent.setup({ delay: null })
  const view = render(element)
  return {
    ...view,
    transport,
    clock,
    /** Addresses outside of the app that it navigated to. */
    left,
    /** The current address, without the base path. */
    location: () => (window.location.pathname + window.location.search).slice(basePath.length),
    user,
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
  }
}
