import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button variant="quiet">Decline and sign out</Button>
        <Button>Accept</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Row: Story = { args: { direction: 'row', justify: 'between', collapse: true } }
export const Collapsed: Story = { ...Row, globals: { viewport: { value: 'xs' } } }
export const RightToLeft: Story = { ...Row, globals: { direction: 'rtl' }, tags: ['!test'] }
