import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Pairs } from '../pairs/pairs.tsx'
import { Part } from './part.tsx'

const meta = {
  title: 'Components/Layout/Part',
  component: Part,
  args: {
    id: 'profile',
    title: 'Profile',
    description: 'As colleagues see it.',
    children: (
      <Pairs
        items={[
          ['Name', 'Hélène Marchand'],
          ['Address', 'helene.marchand@calder.example'],
        ]}
      />
    ),
    actions: (
      <Button variant="secondary" size="sm">
        Edit
      </Button>
    ),
  },
  parameters: {
    guide: {
      use: ['The page of one thing that has several sides: its profile, its members, its history.'],
      avoid: ['A page with one subject: its heading is enough.', 'Hidden parts: an Accordion.'],
      anatomy: ['Heading', 'Hint', 'Content', 'Actions'],
      content: ['The heading is a noun. Actions are small, the most frequent one first.'],
    },
  },
} satisfies ComponentMeta<typeof Part>
export default meta
type Story = StoryObj<typeof meta>

/** The region has the part's id, so that a URL can lead to it. Code can focus its heading. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Profile' })).toHaveAttribute('id', 'profile')
    const heading = canvas.getByRole('heading', { name: 'Profile' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
export const WithoutActions: Story = { args: { description: undefined, actions: undefined } }
export const Xs: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['!test'] }
