import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tooltipCode } from '../frame/tooltip-code.ts'
import { testShell, type RenderShellOptions } from './test-shell.tsx'

// Otherwise an icon of the bar is replaced some time after the first render, now and then while a test is pressing it.
await tooltipCode.load()

/** Renders the shell at a URL on a fake transport. Full navigations are recorded in `left`. */
export function renderShell(path: string, options: RenderShellOptions = {}) {
  window.history.replaceState(null, '', path)
  const { element, ...rest } = testShell(options)
  const view = render(element)
  return { ...view, ...rest, user: userEvent.setup() }
}
