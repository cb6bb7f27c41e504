import type { StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BookIcon, CloseIcon, SupportIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon />, onClick: fn() },
  parameters: {
    guide: {
      use: ['An action that everybody knows by its sign: close, copy, search.'],
      avoid: ['An action that needs a word: a Button.'],
      anatomy: ['Icon', 'Name, for assistive technology'],
      keyboard: [['Enter, Space', 'Presses it']],
      content: ["The label is a verb: 'Close'. A Tooltip shows it where space allows."],
      constants: [['Sizes', '24, 32, 44 px']],
    },
  },
} satisfies ComponentMeta<typeof IconButton>
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
