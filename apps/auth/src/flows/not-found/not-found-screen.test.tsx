import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

// The server answers another spelling of a screen's address with 404, too.
it.each(['/no/such/page', '/SIGNIN'])('%s is no page, and leads home', async (path) => {
  const { heading } = renderApp(path)
  expect(await heading('Page Not Found')).toHaveFocus()
  expect(screen.getByText('404')).toBeVisible()
  expect(document.title).toBe('404 Page Not Found · Sign In')
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/auth/')
})
