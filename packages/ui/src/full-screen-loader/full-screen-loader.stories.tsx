import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { FullScreenLoader } from './full-screen-loader.tsx'

const meta = {
  title: 'Components/Feedback/FullScreenLoader',
  component: FullScreenLoader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof FullScreenLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
export const Slow: Story = { args: { status: 'slow' } }
export const Failed: Story = {
  args: {
    status: 'error',
    message: 'The configuration could not be loaded.',
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
