import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Text } from '../text/text.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Dataset',
    button: (
      <Button variant="secondary" size="md" endIcon={<ChevronDownIcon />}>
        Dataset
      </Button>
    ),
    children: ({ close }) => (
      <div style={{ padding: 16 }}>
        <Text>Northfield Oncology, release 2026.1</Text>
        <Button variant="ghost" size="sm" onClick={close}>
          Leave dataset
        </Button>
      </div>
    ),
  },
  parameters: {
    guide: {
      use: [
        "A few controls or facts that belong to one button: a dataset switcher, a user's panel.",
      ],
      avoid: ['Commands alone: a Menu.', 'One sentence: a Tooltip.'],
      anatomy: ['Button', 'Panel'],
      keyboard: [
        ['Enter, Space', 'Opens it and goes in'],
        ['Tab', 'Through it; leaving closes it'],
        ['Escape', 'Closes; the focus returns'],
      ],
      constants: [
        ['Width', '200, 300, 600'],
        ['Height', '400 at most'],
        ['Transition', '350 ms'],
      ],
    },
    conformance: { openedBy: 'button' },
    docs: { story: { inline: false, iframeHeight: 240 } },
  },
} satisfies ComponentMeta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dataset' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Dataset' })).toBeVisible())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dataset' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const leave = await screen.findByRole('button', { name: 'Leave dataset' })
    await waitFor(() => expect(leave).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Large: Story = { args: { width: 'lg' }, play: Open.play }
export const Dark: Story = { ...Open, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' }, tags: ['!test'] }
