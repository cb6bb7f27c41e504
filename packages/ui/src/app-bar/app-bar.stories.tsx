import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import {
  BookIcon,
  ChevronDownIcon,
  ChevronsVerticalIcon,
  DatasetIcon,
  SupportIcon,
} from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Lockup } from '../lockup/lockup.tsx'
import { Section } from '../section/section.tsx'
import { Text } from '../text/text.tsx'
import { AppBar, AppBarButton, AppBarSlash } from './app-bar.tsx'

const meta = {
  title: 'Components/Navigation/AppBar',
  component: AppBar,
  parameters: {
    guide: {
      use: ['The top of every page of an app: where one is, and what is always at hand.'],
      avoid: ["The sign-in screens: they have the card's header."],
      anatomy: [
        'Skip link',
        'Brand',
        'What the page is about, after a slash',
        'Icon buttons',
        'User button',
      ],
      keyboard: [
        [
          'Tab',
          'First to the skip link, then through the bar; in full screen the bar comes into view with the focus',
        ],
      ],
      constants: [
        ['Height', '50 px, 0 in full screen'],
        ['In full screen', 'A tab of 48 by 14 px shows it on hover, focus and tap'],
      ],
    },
    conformance: {
      texts: { skip: { skipTo: 'main' }, reveal: { fullScreen: true } },
      others: [
        { component: AppBarButton, args: { children: 'Northfield Oncology' } },
        { component: AppBarSlash },
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    brand: <Lockup size="bar" name="Vestibule" href="#home" />,
    skipTo: 'content',
    children: (
      <AppBarButton startIcon={<DatasetIcon />} endIcon={<ChevronsVerticalIcon />}>
        Northfield Oncology
      </AppBarButton>
    ),
    end: (
      <>
        <IconButton label="Documentation" icon={<BookIcon />} />
        <IconButton label="Support" icon={<SupportIcon />} />
        <AppBarButton
          variant="user"
          startIcon={<Avatar name="Inès Okafor" />}
          endIcon={<ChevronDownIcon />}
        >
          Inès Okafor
        </AppBarButton>
      </>
    ),
  },
  render: (args) => (
    <>
      <AppBar {...args} />
      <Section as="main" id="content" tabIndex={-1} style={{ paddingBlock: 32 }}>
        <Text>The page</Text>
      </Section>
    </>
  ),
} satisfies ComponentMeta<typeof AppBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await waitFor(() => expect(link).toHaveFocus())
    await waitFor(() => expect(getComputedStyle(link).clipPath).toBe('none'))
  },
}

export const FullScreen: Story = {
  args: { fullScreen: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Documentation' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(0))
    button.focus()
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(0))
    button.blur()
  },
}

export const TwoNames: Story = {
  args: {
    children: (
      <>
        <AppBarButton startIcon={<DatasetIcon />} endIcon={<ChevronsVerticalIcon />}>
          Northfield Oncology
        </AppBarButton>
        <div>
          <AppBarSlash />
          <AppBarButton endIcon={<ChevronDownIcon />}>Cohort Explorer</AppBarButton>
        </div>
      </>
    ),
  },
}

export const TwoNamesNarrow: Story = {
  ...TwoNames,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const dataset = canvas.getByRole('button', { name: 'Northfield Oncology' })
    await expect(dataset.getBoundingClientRect().width).toBeLessThan(48)
  },
}

export const LongText: Story = {
  args: {
    children: (
      <AppBarButton startIcon={<DatasetIcon />} endIcon={<ChevronsVerticalIcon />}>
        Föderiertes Register der pädiatrischen Onkologie und Hämatologie
      </AppBarButton>
    ),
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['!test'] }
