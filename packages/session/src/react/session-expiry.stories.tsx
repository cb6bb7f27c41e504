import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Session } from '@vestibule/session'
import { playScene, StorySession } from '../internal/story-session.tsx'
import '../styles.css'

const meta = {
  title: 'Flows/Session/Expiry',
  component: StorySession,
  loaders: [async ({ args }) => ({ session: await playScene(args.scene) })],
  render: (args, { loaded }) => <StorySession {...args} session={loaded['session'] as Session} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const xs = { viewport: { value: 'xs' } }
const dialog = (name: string | RegExp) => screen.findByRole('alertdialog', { name })
const dialogShown = async (name: string | RegExp) => {
  const shown = await dialog(name)
  await waitFor(() => expect(shown).toBeVisible())
}

/** More than an hour is left: nothing shows. */
export const SignedIn: Story = {
  args: { scene: 'signedIn' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: /Welcome/ })).toBeVisible())
    await expect(screen.queryByText(/expiring/)).toBeNull()
  },
}

/** The warning an hour before the session ends. */
export const Banner: Story = {
  args: { scene: 'banner' },
  play: () =>
    waitFor(() => expect(screen.getByText(/in 60 minutes, Please login again/)).toBeVisible()),
}

export const BannerLastMinute: Story = {
  args: { scene: 'bannerLastMinute' },
  play: () => waitFor(() => expect(screen.getByText(/in 1 minute, Please/)).toBeVisible()),
}

export const BannerPopupBlocked: Story = {
  args: { scene: 'bannerPopupBlocked' },
  play: async () =>
    expect(await screen.findByRole('link', { name: 'Clicking here' })).toHaveAttribute('href'),
}

export const BannerOnAPhone: Story = { ...Banner, globals: xs }

/** The warning for a user who returns to the tab within the last hour of the session. */
export const Expiring: Story = {
  args: { scene: 'expiring' },
  play: async () => {
    const modal = await dialog('Session Expiring Soon')
    await expect(screen.getByRole('timer')).toHaveTextContent('59:42')
    const card = modal.querySelector('.vb-modal')!.getBoundingClientRect()
    await expect([card.width, card.height]).toEqual([450, 260])
  },
}

export const ExpiringPopupBlocked: Story = {
  args: { scene: 'expiringPopupBlocked' },
  play: () =>
    waitFor(() => expect(screen.getByText('Your browser blocked the new tab.')).toBeVisible()),
}

export const ExpiringOnAPhone: Story = {
  ...Expiring,
  globals: xs,
  play: () => dialogShown('Session Expiring Soon'),
}

/** The message that the session has ended: the user cannot close it, and the page stays visible behind it. */
export const Expired: Story = {
  args: { scene: 'expired' },
  play: async () => {
    const modal = await dialog('User Session Expired')
    const card = modal.querySelector('.vb-modal')!.getBoundingClientRect()
    await expect([card.width, card.height]).toEqual([350, 150])
  },
}

export const ExpiredWithUnsavedWork: Story = {
  args: { scene: 'expiredWithWork' },
  play: () =>
    waitFor(() => expect(screen.getByText('Your unsaved work stays on this page.')).toBeVisible()),
}

export const ExpiredPopupBlocked: Story = {
  args: { scene: 'expiredPopupBlocked' },
  play: () => waitFor(() => expect(screen.getByText(/Allow pop-ups/)).toBeVisible()),
}

export const ExpiredOnAPhone: Story = {
  args: { scene: 'expired' },
  globals: xs,
  play: () => dialogShown('User Session Expired'),
}

/** Nobody has used the session for long: the page is hidden until its user has shown a factor, in a new tab. */
export const Locked: Story = {
  args: { scene: 'locked' },
  play: () => dialogShown('Session locked'),
}

export const LockedWithUnsavedWork: Story = {
  args: { scene: 'lockedWithWork' },
  play: () =>
    waitFor(() => expect(screen.getByText('Your unsaved work stays on this page.')).toBeVisible()),
}

export const LockedOnAPhone: Story = { ...Locked, globals: xs }
export const LockedDark: Story = { ...Locked, globals: { theme: 'dark' } }
export const LockedRightToLeft: Story = { ...Locked, globals: { direction: 'rtl' } }

/** The session has ended while it was locked: the page stays hidden. */
export const LockedUntilTheEnd: Story = {
  args: { scene: 'lockedEnded' },
  play: () => dialogShown('User Session Expired'),
}

/** Someone else has signed in while the page had unsaved work. */
export const OtherUser: Story = {
  args: { scene: 'otherUser' },
  play: () => dialogShown('Someone else has signed in'),
}

/** The user has begun to act for a customer in another tab, and this page has no unsaved work. */
export const OtherCustomer: Story = {
  args: { scene: 'otherCustomer' },
  play: async () => {
    await dialogShown('You act for another customer now')
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const OtherCustomerWithUnsavedWork: Story = {
  args: { scene: 'otherCustomerWithWork' },
  play: async () => {
    await dialogShown('You act for another customer now')
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('unsaved work')
  },
}

export const OtherCustomerOnAPhone: Story = {
  ...OtherCustomerWithUnsavedWork,
  globals: xs,
}

export const OtherCustomerDark: Story = {
  ...OtherCustomerWithUnsavedWork,
  globals: { theme: 'dark' },
}

/** The same user has signed in again; the page and its work are kept. */
export const Restored: Story = {
  args: { scene: 'restored' },
  play: async () => {
    const toast = await screen.findByText('Login Successful', { selector: '.vb-toast *' })
    await waitFor(() => expect(toast).toBeVisible())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** A sign-in tab that the browser does not allow to close itself. */
export const LoginTab: Story = {
  args: { scene: 'signInTab' },
  play: () => waitFor(() => expect(screen.getByText('You can close this tab')).toBeVisible()),
}

/** Every text is replaced by a longer one. */
export const LongTexts: Story = {
  args: {
    scene: 'expiring',
    texts: {
      expiringTitle: 'Ihre Sitzung läuft in Kürze ab und muss erneuert werden',
      expiringIn: 'Ihre Sitzung wird automatisch beendet in',
      expiringAdvice:
        'Bitte melden Sie sich erneut an, damit Sie ohne Unterbrechung weiterarbeiten können.',
      loginAgain: 'Jetzt in einem neuen Tab erneut anmelden',
    },
  },
  globals: xs,
  play: () => dialogShown(/läuft in Kürze ab/),
}
