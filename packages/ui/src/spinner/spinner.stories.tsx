import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: ['Inside what is busy; the element itself is `aria-busy`.'],
      avoid: ['A whole page: a FullScreenLoader.'],
      anatomy: ['Ring'],
    },
  },
} satisfies ComponentMeta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack direction="row">
      <Spinner />
      <Spinner size={20} />
      <Spinner size={32} />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
