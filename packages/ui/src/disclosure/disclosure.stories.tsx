import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Trouble Logging in?',
    onOpenChange: fn(),
    children: (
      <>
        <p>Please enter the email where you have received an invite email.</p>
        <p>*If you haven&apos;t received the invite, please reach out to your organization</p>
      </>
    ),
  },
  parameters: {
    guide: {
      use: ['One thing most readers do not need: help below a form.'],
      avoid: ['Several in a row: an Accordion.', 'What everybody must read.'],
      anatomy: ['Button with a chevron', 'Panel'],
      keyboard: [['Enter, Space', 'Shows and hides']],
      content: ["A question or the name of what is hidden: 'Trouble Logging in?'."],
    },
    conformance: { classOn: 'around' },
  },
} satisfies ComponentMeta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const Plain: Story = { args: { defaultOpen: true, plain: true } }

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { expanded: false })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText(/Please enter the email/u)).toBeVisible())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText(/Please enter the email/u)).not.toBeVisible())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' }, tags: ['!test'] }
