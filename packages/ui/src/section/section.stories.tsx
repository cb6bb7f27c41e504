import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/text.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>The column stands in the middle of the page, with its margins.</Text> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Narrow: Story = { args: { width: 'sm' } }
export const Xs: Story = { globals: { viewport: { value: 'xs' } } }
