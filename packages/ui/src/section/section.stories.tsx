import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Text } from '../text/text.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: {
    guide: {
      use: ["The width of a page's content."],
      avoid: ['The card of the sign-in screens.'],
      anatomy: ['Content'],
      constants: [['Widths', '780, 920, 1220']],
    },
    layout: 'fullscreen',
  },
  args: { children: <Text>The column stands in the middle of the page, with its margins.</Text> },
} satisfies ComponentMeta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Narrow: Story = { args: { width: 'sm' } }
export const Xs: Story = { globals: { viewport: { value: 'xs' } } }
