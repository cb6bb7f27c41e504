import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { NetworkBanner } from './connection-banner.tsx'

/** Fakes the browser's network state, and tells the page that it has changed. */
function network(onLine: boolean, downlink: number) {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const connection = Object.assign(new EventTarget(), { downlink, effectiveType: '4g' })
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

const meta = {
  title: 'Flows/Session/Connection banner',
  component: NetworkBanner,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'connection')
    return () => {
      if (before) Object.defineProperty(navigator, 'connection', before)
      else delete (navigator as { connection?: unknown }).connection
    }
  },
} satisfies Meta<typeof NetworkBanner>
export default meta
type Story = StoryObj<typeof meta>

/** The browser was online all the time. */
export const Online: Story = {
  play: async () => expect(screen.queryByText(/connection/i)).toBeNull(),
}

export const Offline: Story = {
  play: async () => {
    network(false, 10)
    await waitFor(() => expect(screen.getByText('No internet connection')).toBeVisible())
  },
}

/** A connection of less than one megabit per second. */
export const Slow: Story = {
  beforeEach: () => network(true, 0.4),
  play: () => waitFor(() => expect(screen.getByText('Slow internet connection')).toBeVisible()),
}

/** The message shows for three seconds. */
export const Restored: Story = {
  play: async () => {
    network(false, 10)
    await screen.findByText('No internet connection')
    network(true, 10)
    await waitFor(() => expect(screen.getByText('Connection restored')).toBeVisible())
  },
}
