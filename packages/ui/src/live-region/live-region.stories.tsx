import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
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
  parameters: {
    guide: {
      use: [
        'Once at the root of an app; `useAnnounce` says what changed without moving the focus.',
      ],
      avoid: ['What the focus moves to anyway: it is read by itself.', 'Every tick of a clock.'],
      anatomy: ['Polite region', 'Assertive region'],
      content: ['Assertive only for what cannot wait: a rejected code.'],
    },
    conformance: { bare: true },
  },
} satisfies ComponentMeta<typeof LiveRegion>
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
