import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Components/Data display/Avatar',
  component: Avatar,
  args: { name: 'Inès Okafor' },
  parameters: {
    guide: {
      use: ['A person in the app bar and in lists.'],
      avoid: ["An organisation or an app: a ResourceCard's icon."],
      anatomy: ['Circle', 'Initials, or a figure while the name is unknown'],
      constants: [['Size', '28, 36 px']],
    },
  },
} satisfies ComponentMeta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack direction="row">
      <Avatar name="Inès Okafor" />
      <Avatar name="Jonas" />
      <Avatar />
      <Avatar name="Inès Okafor" size="md" />
      <Avatar size="md" />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
