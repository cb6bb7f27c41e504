import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountPaths } from '@vestibule/app-kit/account-paths'
import { basePath } from '@vestibule/app-kit/auth-paths'
import { testAccount, type TestAccountOptions } from './test-account.tsx'

/** Renders a page of the account with a fake server. */
export function renderAccount(page: keyof typeof accountPaths, options: TestAccountOptions = {}) {
  window.history.pushState(null, '', basePath + accountPaths[page])
  const { element, ...rest } = testAccount(options)
  const user = userEvent.setup({ delay: null })
  return {
    ...render(element),
    ...rest,
    user,
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
  }
}
