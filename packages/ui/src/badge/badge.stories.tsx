import type { StoryObj } from '@storybook/react-vite'
import { LockIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Components/Data display/Badge',
  component: Badge,
  args: { children: 'Lab Tests' },
  parameters: {
    guide: {
      use: [
        'A fact about the thing beside it that is worth comparing: a data type, a state, an audience.',
      ],
      avoid: ['Something to press: a Button.', 'A number that counts what is new: words.'],
      anatomy: ['Icon', 'Word'],
      content: ['One or two words, as in a list: no full stop.'],
    },
  },
} satisfies ComponentMeta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack direction="row" gap="xs" wrap>
      <Badge>Lab Tests</Badge>
      <Badge tone="brand">Internal</Badge>
      <Badge tone="outline">Aggregate only</Badge>
      <Badge tone="success">Open</Badge>
      <Badge tone="warning">Needs a dataset</Badge>
      <Badge tone="danger">Closed</Badge>
      <Badge tone="outline" icon={<LockIcon />}>
        Premium
      </Badge>
    </Stack>
  ),
}
export const LongText: Story = {
  args: { children: 'Strukturierte Laborbefunde mit Einheiten und Referenzbereichen' },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
