import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { FullScreenLoader } from './full-screen-loader.tsx'

const meta = {
  title: 'Components/Feedback/FullScreenLoader',
  component: FullScreenLoader,
  parameters: {
    guide: {
      use: ['The first load of an app, and leaving it.'],
      avoid: ['A part of the page: skeletons.', 'Something that takes less than 200 ms: nothing.'],
      anatomy: ['Mark with the sliding threshold', 'Status', 'Message and action'],
      content: ["'Server Error' with Retry when the settings cannot be read."],
      constants: [['Appears', 'After 200 ms']],
    },
    conformance: { texts: { loading: {}, slow: { status: 'slow' }, error: { status: 'error' } } },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
} satisfies ComponentMeta<typeof FullScreenLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Loading' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
export const Slow: Story = { args: { status: 'slow' } }
export const Failed: Story = {
  args: {
    status: 'error',
    description: 'The configuration could not be loaded.',
    action: (
      <Button variant="secondary" size="md">
        Retry
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server Error')
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' }, tags: ['!test'] }
