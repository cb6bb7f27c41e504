import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tooltipCode } from '../frame/tooltip-code.ts'
import { testShell, type RenderShellOptions } from './test-shell.tsx'

// Load the tooltips first. Otherwise they replace icons of the app bar later, sometimes while a test is pressing one.
await tooltipCode.load()

/** Renders the shell at a URL with a fake transport. Full navigations are recorded in `left`. */
export function renderShell(path: string, options: RenderShellOptions = {}) {
  window.history.replaceState(null, '', path)
  const { element, ...rest } = testShell(options)
  const view = render(element)
  return { ...view, ...rest, user: userEvent.setup() }
}
