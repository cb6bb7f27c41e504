import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { ConnectionBanner, type ConnectionBannerProps } from './connection-banner.tsx'

const meta = {
  title: 'Components/Feedback/ConnectionBanner',
  component: ConnectionBanner,
  args: { status: 'offline' },
  parameters: {
    guide: {
      use: ['Once in an app, below the app bar; it stays mounted.'],
      avoid: ['A request that failed: an Alert where it was made.'],
      anatomy: ['Banner of three kinds, in one live region'],
      keyboard: [['Tab', 'To the Close button']],
      content: ["'No internet connection', 'Slow internet connection', 'Connection restored'."],
      constants: [
        ['Slow', 'Downlink below 1'],
        ['Restored', 'Leaves after 3000 ms'],
        ['Closed', 'Until the next change'],
      ],
    },
    conformance: { texts: { offline: {}, slow: { status: 'slow' }, close: {} } },
    layout: 'fullscreen',
  },
} satisfies ComponentMeta<typeof ConnectionBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const Slow: Story = { args: { status: 'slow' } }

function Changing() {
  const [status, setStatus] = useState<ConnectionBannerProps['status']>('online')
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

/** The banner is absent while the connection is good. It announces that the connection is lost, and that it is back. */
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
