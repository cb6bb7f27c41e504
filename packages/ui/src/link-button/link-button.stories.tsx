import type { StoryObj } from '@storybook/react-vite'
import { ArrowRightIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { LinkButton, type LinkButtonProps } from './link-button.tsx'

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#home', children: 'Go Home' },
  parameters: {
    guide: {
      use: ['The main way on that leads to another page.'],
      avoid: ['Something that happens here: a Button.'],
      anatomy: ['Icon', 'Label'],
      keyboard: [['Enter', 'Follows it']],
    },
  },
} satisfies ComponentMeta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const rows: Record<string, LinkButtonProps> = {
  primary: { href: '#home', children: 'Go Home', endIcon: <ArrowRightIcon /> },
  secondary: { href: '#home', children: 'Go Home', variant: 'secondary' },
  ghost: { href: '#signup', children: 'New User? Sign up', variant: 'ghost' },
  danger: { href: '#leave', children: 'Leave', variant: 'ghost', tone: 'danger' },
}
export const States: Story = {
  render: () => (
    <StateMatrix rows={rows}>{(props) => <LinkButton size="md" {...props} />}</StateMatrix>
  ),
}
export const Dark: Story = { ...States, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' }, tags: ['!test'] }
