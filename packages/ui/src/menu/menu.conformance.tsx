import type { ReactElement } from 'react'
import { Menu, MenuDivider, MenuItem, MenuSection } from './menu.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { openButton, open } from '../internal/testing/open-button.tsx'

const inMenu = (item: ReactElement) => <Menu button={openButton}>{item}</Menu>

export const conformants: Conformant[] = [
  {
    component: Menu,
    props: { button: openButton, children: <MenuItem>Sign out</MenuItem> },
    open,
  },
  { component: MenuItem, props: { children: 'Sign out' }, wrap: inMenu, open },
  {
    component: MenuSection,
    props: { label: 'Account', children: <MenuItem>Sign out</MenuItem> },
    wrap: inMenu,
    open,
  },
  {
    component: MenuDivider,
    props: {},
    wrap: (divider) => (
      <Menu button={openButton}>
        <MenuItem>Support</MenuItem>
        {divider}
      </Menu>
    ),
    open,
  },
]
