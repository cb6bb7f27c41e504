import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { CountdownCircle } from './countdown-circle.tsx'

const meta = {
  title: 'Components/Feedback/CountdownCircle',
  component: CountdownCircle,
  args: { seconds: 30, label: 'Verifying your access in', milestones: [10], onComplete: fn() },
  parameters: {
    guide: {
      use: ['Seconds that are left until something happens by itself.'],
      avoid: ['Minutes and hours: text in `vb-tnum`.', 'Work of unknown length: a Spinner.'],
      anatomy: ['Ring that closes', 'Seconds', 'Label', 'Live region for milestones'],
      content: ["The label ends where the number goes on: 'Verifying your access in'."],
      constants: [
        ['A cycle of the device code', '30 s, nine times, 2 s between'],
        ['Read out', 'At its milestones only'],
      ],
    },
  },
} satisfies ComponentMeta<typeof CountdownCircle>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Full: Story = { args: { remaining: 30, running: false } }
export const Half: Story = { args: { remaining: 15, running: false } }
export const Nothing: Story = { args: { remaining: 0, running: false } }

export const AllVariants: Story = {
  render: (args) => (
    <Stack direction="row" gap="xl" wrap>
      {[30, 18, 1, 0].map((remaining) => (
        <CountdownCircle
          key={remaining}
          {...args}
          running={false}
          remaining={remaining}
          label={`${remaining} of 30`}
        />
      ))}
    </Stack>
  ),
}

/** The circle counts down by itself, announces its milestone, and calls `onComplete` once. */
export const Runs: Story = {
  args: { seconds: 2, milestones: [1] },
  play: async ({ args, canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Verifying your access in' })
    await expect(timer).toHaveTextContent('2')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 second left'), {
      timeout: 4000,
    })
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce(), { timeout: 4000 })
    await expect(timer).toHaveTextContent('0')
  },
}

export const LongText: Story = {
  ...Half,
  args: {
    remaining: 15,
    running: false,
    label: 'Die Freigabe Ihres Zugangs wird erneut überprüft in',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } }
