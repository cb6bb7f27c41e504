import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alert } from './alert.tsx'

test('a status is there before its text, so that screen readers read it', async () => {
  render(
    <Alert tone="success" role="status" title="Ticket sent" action={<a href="/tickets">All</a>}>
      It is listed.
    </Alert>,
  )
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'All' })).toBeVisible()
})
