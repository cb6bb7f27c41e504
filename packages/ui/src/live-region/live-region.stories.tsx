import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { LiveRegion, useAnnounce } from './live-region.tsx'

function Announcer() {
  const announce = useAnnounce()
  return (
    <Stack direction="row">
      <Button variant="secondary" onClick={() => announce('You can resend now')}>
        Politely
      </Button>
      <Button
        variant="secondary"
        onClick={() => announce('You have entered an incorrect code', { assertive: true })}
      >
        At once
      </Button>
    </Stack>
  )
}

const meta = {
  title: 'Components/Feedback/LiveRegion',
  component: LiveRegion,
  args: { children: <Announcer /> },
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Announces: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Politely' }))
    const region = (text: string) => screen.getByText(text).closest('[aria-live]')
    await waitFor(() => expect(region('You can resend now')).toHaveAttribute('aria-live', 'polite'))
    await userEvent.click(canvas.getByRole('button', { name: 'At once' }))
    await waitFor(() =>
      expect(region('You have entered an incorrect code')).toHaveAttribute(
        'aria-live',
        'assertive',
      ),
    )
  },
}
