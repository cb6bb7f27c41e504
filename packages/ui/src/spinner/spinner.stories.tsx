import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>
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
