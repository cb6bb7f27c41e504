import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthCard, AuthIntro } from '../auth-card/auth-card.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Lockup } from '../lockup/lockup.tsx'
import { PageShell } from './page-shell.tsx'

const meta = {
  title: 'Components/Layout/PageShell',
  component: PageShell,
  parameters: {
    guide: {
      use: ['The page around the card of the sign-in screens.'],
      avoid: ["The shell's pages."],
      anatomy: ["Page in the organisation's colour", 'Three frames'],
      constants: [
        ['Page', '#2670FF, or `authAppBackgroundColor`'],
        ['Frames', '32, 80 and 160 px around; none below 600'],
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: {
    children: (
      <AuthCard brand={<Lockup name="Sign In" sub="Powered by Vestibule" />}>
        <AuthIntro
          title="Select a customer"
          description="You will act on behalf of this organisation."
        />
      </AuthCard>
    ),
  },
} satisfies ComponentMeta<typeof PageShell>
export default meta
type Story = StoryObj<typeof meta>

const cardWidth = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('main')?.getBoundingClientRect().width

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(cardWidth(canvasElement)).toBe(500)
  },
}
export const Wide: Story = {
  args: { width: 732 },
  play: async ({ canvasElement }) => {
    await expect(cardWidth(canvasElement)).toBe(732)
  },
}
export const Xs: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(cardWidth(canvasElement)).toBe(320)
  },
}
export const Branded: Story = { globals: { brand: 'teal' } }
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
