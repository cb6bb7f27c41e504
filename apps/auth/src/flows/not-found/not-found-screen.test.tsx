import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

it('says that there is no such page, and leads home', async () => {
  const { heading } = renderApp('/no/such/page')
  expect(await heading('Page Not Found')).toHaveFocus()
  expect(screen.getByText('404')).toBeVisible()
  expect(document.title).toBe('404 Page Not Found · Sign In')
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/auth/')
})
