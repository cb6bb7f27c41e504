import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthCard, AuthIntro } from '../auth-card/auth-card.tsx'
import { Lockup } from '../lockup/lockup.tsx'
import { PageShell } from './page-shell.tsx'

const meta = {
  title: 'Components/Layout/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    children: (
      <AuthCard brand={<Lockup name="Sign In" sub="Powered by Vestibule" />}>
        <AuthIntro title="Select a customer" lead="You will act on behalf of this organisation." />
      </AuthCard>
    ),
  },
} satisfies Meta<typeof PageShell>
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
