import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Components/Data display/Heading',
  component: Heading,
  args: { children: 'Check your mail for verification code' },
} satisfies Meta<typeof Heading>
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
