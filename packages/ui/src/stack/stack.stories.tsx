import type { StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
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
  parameters: {
    guide: {
      use: ['Things one below, or beside, the other at the distances of the scale.'],
      avoid: ['A grid of cards.'],
      anatomy: ['Children'],
      constants: [['Gaps', '4, 8, 16, 24, 32']],
    },
  },
} satisfies ComponentMeta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Row: Story = { args: { direction: 'row', justify: 'between', collapse: true } }
export const Collapsed: Story = { ...Row, globals: { viewport: { value: 'xs' } } }
export const RightToLeft: Story = { ...Row, globals: { direction: 'rtl' }, tags: ['!test'] }
