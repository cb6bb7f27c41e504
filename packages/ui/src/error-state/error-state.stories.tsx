import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    children: 'The list of datasets could not be loaded.',
    supportCode: '7QH2-M9KD',
    onRetry: fn(),
  },
  parameters: {
    guide: {
      use: ['A part of the page that could not be fetched.'],
      avoid: [
        'An empty answer: an EmptyState.',
        'A form that was refused: an Alert above its button.',
      ],
      anatomy: ['Drawing', 'Title', 'Text', 'Retry', 'Support code'],
      keyboard: [['Tab', 'To Retry']],
      content: ["'Server Error' unless more is known. The support code is the one in the report."],
    },
    conformance: { texts: { title: {}, retry: {} } },
  },
} satisfies ComponentMeta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Support code 7QH2-M9KD')
  },
}
export const Retrying: Story = { args: { loading: true } }
export const Xs: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['!test'] }
