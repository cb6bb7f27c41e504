import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from './text.tsx'

const meta = {
  title: 'Components/Data display/Text',
  component: Text,
  args: { children: 'You have been logged out. Please log in again.' },
  parameters: {
    guide: {
      use: ['Words of the sizes and tones of the system.'],
      avoid: ['The outline of the page: a Heading.'],
      anatomy: ['Text'],
      content: ['`code` for codes, keys, addresses and ids: slashed zero, serifed I.'],
      constants: [['Sizes', '12/16, 14/20, 16/24; weight 400']],
    },
  },
} satisfies ComponentMeta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Text size="md">16/24: fields and leads</Text>
      <Text>14/20: body and labels</Text>
      <Text size="xs">12/16: meta</Text>
      <Text tone="muted">
        Muted, with <strong>what matters</strong> in full colour
      </Text>
      <Text tone="danger">Something went wrong. Try again later.</Text>
      <Text tone="success">Code verified successfully</Text>
      <Text size="md" code>
        0O 1Il 8B 5S 2Z
      </Text>
    </Stack>
  ),
}
export const LongText: Story = {
  args: {
    children: 'Zwei-Faktor-Authentifizierungseinrichtungsbestätigungsschaltfläche',
    size: 'md',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
