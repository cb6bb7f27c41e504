import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LinkButton } from '../link-button/link-button.tsx'
import { LockModal } from './lock-modal.tsx'

const meta = {
  title: 'Components/Overlays/LockModal',
  component: LockModal,
  args: {
    open: true,
    tier: 'explore',
    onClose: fn(),
    action: (
      <LinkButton size="md" href="#support">
        Contact support
      </LinkButton>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof LockModal>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** In premium nothing is locked. */
export const Premium: Story = {
  args: { tier: 'premium' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Only in premium' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledWith('escape')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
