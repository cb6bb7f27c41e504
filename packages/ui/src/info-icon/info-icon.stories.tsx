import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { InfoIcon, infoIconVariants, type InfoIconProps } from './info-icon.tsx'

const meta = {
  title: 'Components/Overlays/InfoIcon',
  component: InfoIcon,
  args: { label: 'About inclusion criteria', onClick: fn() },
  parameters: {
    guide: {
      use: ['Beside a word that needs explaining, inside a Tooltip.'],
      avoid: ['What everybody must read: text.'],
      anatomy: ['Sign or tag'],
      keyboard: [
        ['Enter, Space', 'Opens and closes the note'],
        ['Escape', 'Closes it'],
      ],
      content: ["The label names the note: 'About inclusion criteria'."],
      constants: [
        [
          'Types',
          'info, info_filled, info_tag, question, question_filled, warning, warning_filled, new_tag, no_icon',
        ],
        ['Another type', 'Throws, listing these'],
      ],
    },
    conformance: { texts: { infoTag: { variant: 'info_tag' }, newTag: { variant: 'new_tag' } } },
  },
} satisfies ComponentMeta<typeof InfoIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const types = Object.fromEntries(
  infoIconVariants.map((type): [string, InfoIconProps] => [
    type,
    {
      variant: type,
      label: 'About inclusion criteria',
      children: type === 'no_icon' ? 'Inclusion criteria' : undefined,
    },
  ]),
)

/** The nine variants. Any other value throws an error that lists these. */
export const States: Story = {
  render: () => (
    <StateMatrix rows={types}>
      {(props, name) => <InfoIcon {...props} label={`${props.label}, ${name}`} />}
    </StateMatrix>
  ),
}

/** The target is at least 24 pixels, for fingers. */
export const TargetSize: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  },
}

export const Keyboard: Story = {
  render: (args) => (
    <Tooltip content="Who enters the cohort." openOnPress>
      <InfoIcon {...args} />
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
