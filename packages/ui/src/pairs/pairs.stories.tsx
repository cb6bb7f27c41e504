import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Pairs } from './pairs.tsx'

const meta = {
  title: 'Components/Data/Pairs',
  component: Pairs,
  args: {
    items: [
      ['Last sign-in', 'Today 09:47'],
      ['Method', 'Mail code and authenticator'],
      ['Terms', 'Accepted 2 Nov 2026'],
      ['Since', '12 Jan 2024'],
    ],
  },
  parameters: {
    guide: {
      use: ['Facts about one thing: each has a name and a value.'],
      avoid: ['Several things with the same facts: a DataTable.', 'Steps: an ordered list.'],
      anatomy: ['Term', 'Value'],
      content: ["A missing value is '–' or a word such as 'None', never empty."],
    },
  },
} satisfies ComponentMeta<typeof Pairs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Today 09:47')
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Facts: Story = { args: { variant: 'facts' } }
export const Xs: Story = { args: { variant: 'facts' }, globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...Facts, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['!test'] }
