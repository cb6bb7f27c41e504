import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ConnectionBanner, type ConnectionStatus } from './connection-banner.tsx'

const meta = {
  title: 'Components/Feedback/ConnectionBanner',
  component: ConnectionBanner,
  args: { status: 'offline' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const Slow: Story = { args: { status: 'slow' } }

function Changing() {
  const [status, setStatus] = useState<ConnectionStatus>('online')
  return (
    <>
      <ConnectionBanner status={status} />
      <Stack direction="row" style={{ padding: 16 }}>
        {(['online', 'slow', 'offline'] as const).map((name) => (
          <Button key={name} variant="secondary" size="md" onClick={() => setStatus(name)}>
            {name}
          </Button>
        ))}
      </Stack>
    </>
  )
}

/** Nothing while all has been well; then each change. */
export const Changes: Story = {
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'offline' }))
    await expect(region).toHaveTextContent('No internet connection')
    await userEvent.click(canvas.getByRole('button', { name: 'online' }))
    await expect(region).toHaveTextContent('Connection restored')
  },
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
