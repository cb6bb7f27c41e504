import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Mark } from '../mark/mark.tsx'
import { Stack } from '../stack/stack.tsx'
import { Lockup } from './lockup.tsx'

const meta = {
  title: 'Components/Data display/Lockup',
  component: Lockup,
  args: { name: 'Sign In', sub: 'Powered by Vestibule', href: '#home' },
  parameters: {
    guide: {
      use: ['The name of the product, on the card and in the app bar; it leads home.'],
      avoid: ['As a decoration.'],
      anatomy: ['Mark', 'Name', 'Line below'],
      keyboard: [['Enter', 'Leads home']],
      content: ["'Sign In', and 'Powered by' with the provider's name."],
    },
  },
} satisfies ComponentMeta<typeof Lockup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: (args) => (
    <Stack align="start">
      <Lockup {...args} />
      <Lockup name="Vestibule" size="bar" href="#home" />
      <Lockup name="Vestibule" />
      <Stack direction="row">
        <Mark size={26} />
        <Mark size={32} />
        <Mark size={64} />
      </Stack>
    </Stack>
  ),
}
export const LongText: Story = {
  args: { name: 'Anmeldung der Forschungsdatenplattform', sub: 'Bereitgestellt von Northfield' },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
