import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdmin, type TestAdminOptions } from './test-admin.tsx'

/** Renders administration at a URL with a fake transport. */
export function renderAdmin(path: string, options: TestAdminOptions = {}) {
  window.history.replaceState(null, '', path)
  const { element, ...rest } = testAdmin(options)
  return { ...render(element), ...rest, user: userEvent.setup() }
}

/** Queries of the dialog that is open, or about to open. */
export const findDialog = async () => within(await screen.findByRole('alertdialog'))
