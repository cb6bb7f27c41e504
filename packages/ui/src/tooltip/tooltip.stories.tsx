import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { InfoIcon } from '../info-icon/info-icon.tsx'
import { Button } from '../button/button.tsx'
import { ShareIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Tooltip, tooltipPlacements, type TooltipProps } from './tooltip.tsx'

const note = 'Each criterion narrows the population that the previous one left.'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: note,
    children: <Button variant="secondary">Inclusion criteria</Button>,
  },
  parameters: {
    guide: {
      use: ['A sentence more about one element.'],
      avoid: ['What everybody must read: text.', 'Controls: a Popover.'],
      anatomy: ['Element', 'Bubble with an arrow'],
      keyboard: [
        ['Tab', 'On the element opens it; with links goes in'],
        ['Escape', 'Closes it, and nothing else'],
      ],
      content: ['One or two sentences.'],
      constants: [
        ['Delay', '100 ms; a finger 700 ms, and it stays 1500 ms after it'],
        ['Placement', "Twelve; 'bottom' unless said otherwise"],
        ['Width', 'sm 300 at most, md 400, lg 600, nowrap one line'],
      ],
    },
    conformance: { openedBy: 'focus' },
    layout: 'centered',
    docs: { story: { inline: false, iframeHeight: 200 } },
  },
} satisfies ComponentMeta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

/**
 * Focusing the element opens the tooltip. Escape closes it and keeps the focus; moving the focus away closes it
 * too.
 */
export const Keyboard: Story = {
  render: (args) => (
    <Stack direction="row">
      <Tooltip {...args} />
      <Button variant="ghost">Next</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Inclusion criteria' })
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(button).toHaveAccessibleDescription(note)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())

    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

/** The pointer can move onto the tooltip, to read it enlarged or to select text. */
export const Hoverable: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip')
    await userEvent.hover(tooltip)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await waitFor(() => expect(tooltip).toBeVisible())
  },
}

/** With `interactive`, for content with links, Tab moves into the tooltip and out of it, and its role is dialog. */
export const Interactive: Story = {
  args: {
    interactive: true,
    label: 'About inclusion criteria',
    content: (
      <>
        {note} <a href="#note">Read the full note</a>
      </>
    ),
    children: <InfoIcon label="About inclusion criteria" />,
  },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button')
    await userEvent.tab()
    const dialog = await screen.findByRole('dialog', { name: 'About inclusion criteria' })
    await userEvent.tab()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Read the full note' })).toHaveFocus(),
    )
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(icon).toHaveFocus())
  },
}

/** Twelve placements: at each of the four sides in the middle, at the start and at the end. */
export const TwelveGrid: Story = {
  parameters: { docs: { story: { iframeHeight: 560 } } },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 120px)',
        gap: '80px 160px',
        justifyItems: 'center',
        padding: '64px 160px',
      }}
    >
      {tooltipPlacements.map((placement) => (
        <Tooltip key={placement} content="A note" placement={placement} defaultOpen>
          <Button variant="secondary" size="sm">
            {placement}
          </Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const placement of tooltipPlacements) {
      const [side, end] = placement.split('-')
      const button = canvas.getByRole('button', { name: placement })
      const tooltip = document.getElementById(button.getAttribute('aria-describedby') ?? '')!
      await waitFor(() => expect(tooltip).toHaveAttribute('data-side', side))
      const from = button.getBoundingClientRect()
      const to = tooltip.getBoundingClientRect()
      const beyond = {
        top: from.top - to.bottom,
        bottom: to.top - from.bottom,
        left: from.left - to.right,
        right: to.left - from.right,
      }[side ?? '']
      await expect(beyond).toBeCloseTo(10, 0)
      const across = side === 'top' || side === 'bottom'
      if (end === 'start' && across) await expect(to.left).toBeCloseTo(from.left, 0)
      if (end === 'end' && across) await expect(to.right).toBeCloseTo(from.right, 0)
      if (end === 'start' && !across) await expect(to.top).toBeCloseTo(from.top, 0)
      if (end === 'end' && !across) await expect(to.bottom).toBeCloseTo(from.bottom, 0)
    }
  },
}

/** The tooltip flips to the opposite side if there is no space on the preferred one. */
export const Flipped: Story = {
  args: { placement: 'top', defaultOpen: true },
  parameters: { layout: 'fullscreen' },
  play: async () => {
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tooltip).toHaveAttribute('data-side', 'bottom'))
  },
}

const widths: TooltipProps['width'][] = ['sm', 'md', 'lg', 'nowrap']

/** A tooltip is at most 300, 400 or 600 pixels wide, or has one line. */
export const Widths: Story = {
  args: { content: `${note} ${note} ${note}` },
  render: ({ content }) => (
    <Stack direction="row" wrap>
      {widths.map((width) => (
        <Tooltip key={width} content={width === 'nowrap' ? note : content} width={width}>
          <Button variant="secondary" size="sm">
            {width}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const most = { sm: 300, md: 400, lg: 600 }
    for (const [width, limit] of Object.entries(most)) {
      const button = canvas.getByRole('button', { name: width })
      button.focus()
      const tooltip = await screen.findByRole('tooltip')
      await waitFor(() => expect(tooltip.getBoundingClientRect().width).toBe(limit))
      button.blur()
      await waitFor(() => expect(tooltip).not.toBeInTheDocument())
    }
  },
}

export const OnIcons: Story = {
  render: () => (
    <Stack direction="row">
      <Tooltip content="Makes a short link to this view">
        <IconButton label="Share" icon={<ShareIcon />} />
      </Tooltip>
      <Text as="span">
        Inclusion criteria{' '}
        <Tooltip content={note} openOnPress>
          <InfoIcon label="About inclusion criteria" />
        </Tooltip>
      </Text>
    </Stack>
  ),
}

export const LongText: Story = {
  args: { width: 'lg', content: `${note} ${note} ${note} ${note}`, defaultOpen: true },
  globals: { viewport: { value: 'xs' } },
  play: Open.play,
}
export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
export const RightToLeft: Story = {
  ...Open,
  args: { placement: 'bottom-start', width: 'md', defaultOpen: true },
  globals: { direction: 'rtl' },
}
