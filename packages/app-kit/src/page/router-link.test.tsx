import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RouterLink, staysHere } from './router-link.tsx'

describe('a link', () => {
  it.each([
    ['/support', '/', true],
    ['/dv/osier/signals', '/dv/osier/', true],
    ['/dv/a%20b/signals', '/dv/a%20b', true],
    ['/dv/osier/', '/', false],
    ['/', '/dv/osier/', false],
    ['/dv/calder/signals', '/dv/osier/signals', false],
    ['/auth/signin/', '/', false],
    ['/auth?x', '/', false],
    ['/authors', '/', true],
    ['/t/abc', '/', false],
    ['//elsewhere.example', '/', false],
    ['/\\elsewhere.example', '/', false],
    ['https://elsewhere.example/', '/', false],
    ['#main', '/', false],
  ])('to %s from %s stays in the page: %s', (href, pathname, stays) => {
    expect(staysHere(href, pathname)).toBe(stays)
  })

  it('goes through the router without loading the page again', async () => {
    const Here = () => <p>at {useLocation().pathname}</p>
    render(
      <MemoryRouter>
        <RouterLink href="/support">Support</RouterLink>
        <Here />
      </MemoryRouter>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Support' }))
    expect(screen.getByText('at /support')).toBeVisible()
  })
})
