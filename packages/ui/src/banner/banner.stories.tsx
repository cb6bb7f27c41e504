import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ClockIcon, InfoCircleIcon, UsersIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Banner, type BannerProps } from './banner.tsx'

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    icon: <ClockIcon />,
    onClose: fn(),
    children: (
      <>
        Your session will be expiring in 60 minutes, Please login again to have an uninterrupted
        experience by <a href="#signin">Clicking here</a>.
      </>
    ),
  },
  parameters: {
    guide: {
      use: [
        'News about the whole page that stays until it is dealt with: the session ends soon, one acts for a customer.',
      ],
      avoid: ['News about a part of the page: an Alert.', 'What passes by itself: a Toast.'],
      anatomy: ['Icon', 'Text with at most one link', 'Action', 'Close button'],
      keyboard: [['Tab', 'To the link, the action and the Close button']],
      content: ['Tinted: it can wait. Solid: act now.', 'At most two banners at a time.'],
      constants: [['Height', '40 px at least']],
    },
    conformance: { texts: { close: {} } },
    layout: 'fullscreen',
  },
} satisfies ComponentMeta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const tones: BannerProps['tone'][] = ['info', 'success', 'warning', 'danger']

/** Tinted banners can wait; solid ones ask the user to act now. */
export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4 }}>
      {[false, true].flatMap((solid) =>
        tones.map((tone) => (
          <Banner
            key={`${tone} ${solid}`}
            tone={tone}
            solid={solid}
            icon={<InfoCircleIcon />}
            onClose={() => {}}
            texts={{ close: `Close ${tone}${solid ? ' solid' : ''}` }}
          >
            {tone}, {solid ? 'solid' : 'tinted'}, with <a href="#link">a link</a>
          </Banner>
        )),
      )}
    </div>
  ),
}

export const ActingFor: Story = {
  args: {
    tone: 'info',
    solid: true,
    icon: <UsersIcon />,
    onClose: undefined,
    action: <Button variant="link">Stop acting</Button>,
    children: (
      <>
        You are acting for <b>Northfield Institute</b> as Jonas Weber.
      </>
    ),
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
