import { render, screen } from '@testing-library/react'
import { createRef, forwardRef } from 'react'
import { expect, test } from 'vitest'
import { LinkButton } from '../link-button/link-button.tsx'
import { Lockup } from '../lockup/lockup.tsx'
import { ResourceCard } from '../resource-card/resource-card.tsx'
import { Link, LinkProvider, type LinkElementProps } from './link.tsx'

const RouterLink = forwardRef<HTMLAnchorElement, LinkElementProps>(({ href, ...rest }, ref) => (
  <a ref={ref} href={`/app${href}`} {...rest}>
    {rest.children}
  </a>
))
RouterLink.displayName = 'RouterLink'

test('every component that leads somewhere goes through the given link', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(
    <LinkProvider component={RouterLink}>
      <Link ref={ref} href="/a">
        A
      </Link>
      <LinkButton href="/b">B</LinkButton>
      <Lockup href="/c" name="C" />
      <ResourceCard href="/d" title="D" />
    </LinkProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/app/a', '/app/b', '/app/c', '/app/d'])
  expect(ref.current).toHaveTextContent('A')
})

test('a link to a new tab says so and gives the other page no hold on this one', () => {
  render(
    <Link href="/terms" newTab>
      Terms
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})
