import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Mark } from './mark.tsx'

const meta = { title: 'Components/Data display/Mark', component: Mark } satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack direction="row" align="end">
      <Mark size={26} />
      <Mark size={32} />
      <Mark size={64} />
      <Mark size={64} withoutThreshold />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
