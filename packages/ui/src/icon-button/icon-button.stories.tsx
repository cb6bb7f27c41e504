import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BookIcon, CloseIcon, SupportIcon } from '../icons/icons.tsx'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const rows: Record<string, IconButtonProps> = {
  small: { size: 'sm', label: 'Close', icon: <CloseIcon /> },
  medium: { size: 'md', label: 'Documentation', icon: <BookIcon /> },
  large: { size: 'lg', label: 'Support', icon: <SupportIcon /> },
}

export const States: Story = {
  render: () => (
    <StateMatrix rows={rows} states={{ disabled: { disabled: true }, busy: { loading: true } }}>
      {(props) => <IconButton {...props} />}
    </StateMatrix>
  ),
}
export const Dark: Story = { ...States, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' }, tags: ['!test'] }
