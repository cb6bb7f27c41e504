import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Mark } from './mark.tsx'

const meta = {
  title: 'Components/Data display/Mark',
  component: Mark,
  parameters: {
    guide: {
      use: ['Where there is no room for the name.'],
      avoid: ['Beside another logo of ours.'],
      anatomy: ['Frame', 'Door', 'Threshold'],
      constants: [['Sizes', '26 app bar, 32 card, 64 loader']],
    },
  },
} satisfies ComponentMeta<typeof Mark>
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
