import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ', met' },
  parameters: {
    guide: {
      use: ['Words that only assistive technology needs.'],
      avoid: ['Hiding what everybody should read.'],
      anatomy: ['Text'],
    },
  },
} satisfies ComponentMeta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <Text>
      One digit
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(', met').getBoundingClientRect().width).toBeLessThanOrEqual(1),
    )
  },
}
