import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { LinkButton } from '../link-button/link-button.tsx'
import { LockModal } from './lock-modal.tsx'

const meta = {
  title: 'Components/Product parts/LockModal',
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
  parameters: {
    guide: {
      use: ['Pressing a part that only premium organisations have.'],
      avoid: ['A part that the reader may not see for another reason: say so in its place.'],
      anatomy: ['Lock and title', 'Why', 'Tier', "'Not now' and the way to premium"],
      keyboard: [
        ['Tab', 'Stays inside'],
        ['Escape', 'Closes it'],
      ],
      constants: [['Tiers', 'explore, premium']],
    },
    conformance: { texts: { title: {}, description: {}, dismiss: {}, close: {} } },
    docs: { story: { inline: false, iframeHeight: 400 } },
  },
} satisfies ComponentMeta<typeof LockModal>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** What the user has and what premium adds, side by side. */
export const WithOffers: Story = {
  args: {
    texts: { title: 'Target Atlas is part of premium' },
    offers: {
      explore: ['Results without their tier', 'No Target Atlas'],
      premium: ['Tiers of targets and diseases', 'Target Atlas'],
    },
  },
  play: async () => {
    const mine = (await screen.findByText('Your tier')).closest('section')
    await expect(mine).toHaveTextContent('Results without their tier')
  },
}

/** For users with the tier premium nothing is locked. */
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

export const Narrow: Story = {
  ...WithOffers,
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = {
  ...WithOffers,
  globals: { theme: 'dark' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
