import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createLateCode } from '../late/late-code.ts'
import { testShell, type RenderShellOptions } from './test-shell.tsx'

/**
 * The components that the shell loads after its first paint (menus, dialogs, tooltips). They are loaded here before the
 * first test, so that no timeout of a test includes the time for that.
 */
export const loadedLate = createLateCode()
await loadedLate.load()

/** Renders the shell at a URL with a fake transport. Full navigations are recorded in `left`. */
export function renderShell(path: string, options: RenderShellOptions = {}) {
  window.history.replaceState(null, '', path)
  const { element, ...rest } = testShell({ late: loadedLate, ...options })
  const view = render(element)
  return { ...view, ...rest, user: userEvent.setup() }
}
