import type { StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { AppBarButton } from '../app-bar/app-bar.tsx'
import { Button } from '../button/button.tsx'
import {
  ChevronDownIcon,
  ContrastIcon,
  SignOutIcon,
  SupportIcon,
  SwitchIcon,
} from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Menu, MenuDivider, MenuItem, MenuSection } from './menu.tsx'

const signOut = fn()

const inMenu = (item: ReactElement) => (
  <Menu button={<Button>Account</Button>}>
    <MenuItem>Support</MenuItem>
    {item}
  </Menu>
)

const meta = {
  title: 'Components/Navigation/Menu',
  component: Menu,
  args: {
    button: (
      <Button variant="secondary" size="md" endIcon={<ChevronDownIcon />}>
        Account
      </Button>
    ),
    children: (
      <>
        <MenuItem icon={<SwitchIcon />}>Switch customer</MenuItem>
        <MenuItem icon={<SupportIcon />} href="#support">
          Support
        </MenuItem>
        <MenuItem icon={<ContrastIcon />} disabled>
          Theme
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<SignOutIcon />} onSelect={signOut}>
          Sign out
        </MenuItem>
      </>
    ),
  },
  parameters: {
    guide: {
      use: ['Commands and links that belong to one button.'],
      avoid: ['Anything to type or to tick: a Popover.', 'One of several values: a Select.'],
      anatomy: ['Button', 'List', 'Sections', 'Items with icon and remark'],
      keyboard: [
        ['Enter, Space, ↓', 'Opens it'],
        ['↓ ↑ Home End', 'From item to item'],
        ['Letters', 'To the item that begins so'],
        ['Enter', 'Chooses'],
        ['Escape', 'Closes; the focus returns'],
      ],
    },
    conformance: {
      openedBy: 'button',
      others: [
        { component: MenuItem, args: { children: 'Sign out' }, wrap: inMenu, openedBy: 'button' },
        {
          component: MenuSection,
          args: { label: 'Account', children: <MenuItem>Sign out</MenuItem> },
          wrap: inMenu,
          openedBy: 'button',
        },
        { component: MenuDivider, wrap: inMenu, openedBy: 'button' },
      ],
    },
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies ComponentMeta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = () => screen.getByRole('menu').getAttribute('aria-activedescendant')
    const item = (name: string) => screen.getByRole('menuitem', { name })
    await waitFor(() => expect(active()).toBe(item('Sign out').id))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(active()).toBe(item('Switch customer').id))
    await userEvent.keyboard('sup')
    await waitFor(() => expect(active()).toBe(item('Support').id))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Chooses: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const SectionsAndChoice: Story = {
  args: {
    width: 'md',
    button: (
      <AppBarButton
        variant="user"
        startIcon={<Avatar name="Inès Okafor" />}
        endIcon={<ChevronDownIcon />}
      >
        Inès Okafor
      </AppBarButton>
    ),
    children: (
      <>
        <MenuSection label="Theme">
          <MenuItem>Light</MenuItem>
          <MenuItem>Dark</MenuItem>
          <MenuItem current>System</MenuItem>
        </MenuSection>
        <MenuSection label="Dataset">
          <MenuItem current end="2026.1">
            Northfield Oncology
          </MenuItem>
          <MenuItem end="Aggregate only">Four Rivers Federation of Paediatric Networks</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: Open.play,
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' }, tags: ['!test'] }
