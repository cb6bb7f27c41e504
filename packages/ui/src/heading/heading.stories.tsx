import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Components/Data display/Heading',
  component: Heading,
  args: { children: 'Check your mail for verification code' },
  parameters: {
    guide: {
      use: ['The outline of a page. Level and size are chosen apart.'],
      avoid: ['Emphasis within text: `strong`.'],
      anatomy: ['Text'],
      content: ['One level 1 on a page. No full stop.'],
      constants: [['Sizes', '32/40, 24/32, 20/28, 16/24, 14/20; weight 600']],
    },
  },
} satisfies ComponentMeta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="xl">
        Get Started
      </Heading>
      <Heading level={2} size="lg">
        Check your mail for verification code
      </Heading>
      <Heading level={3} size="md">
        Session Expiring Soon
      </Heading>
      <Heading level={4} size="sm">
        Validate your access
      </Heading>
      <Heading level={5} size="xs">
        Cohort Builder
      </Heading>
    </Stack>
  ),
}
export const LongText: Story = {
  args: { size: 'xl', children: 'Zwei-Faktor-Authentifizierung für Ihr Benutzerkonto einrichten' },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
