import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { GuideList } from './guide-list.tsx'

const meta = {
  title: 'Components/Navigation/GuideList',
  component: GuideList,
  parameters: {
    guide: {
      use: ['What a reader has to do, step by step, beside a form.'],
      avoid: ['The progress of a flow: StepDoors.'],
      anatomy: ['Title', 'Numbered doors', 'Steps'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Steps to access',
    steps: [
      {
        step: 'Step 1',
        title: 'Validate your access',
        description:
          'Enter the email where you received your invite, then click Verify and Proceed.',
      },
      {
        step: 'Step 2',
        title: 'Authenticate your access',
        description: 'Follow the authentication process.',
      },
    ],
  },
} satisfies ComponentMeta<typeof GuideList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveAttribute('aria-current', 'step')
    await expect(items[1]).not.toHaveAttribute('aria-current')
  },
}
export const SecondStep: Story = { args: { current: 2 } }
export const Xs: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['!test'] }
