import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { tone: 'danger', children: 'Invalid Credentials' },
  parameters: {
    guide: {
      use: [
        "What went wrong, or right, in the part of the page it stands in: above a form's submit button, in an empty panel.",
      ],
      avoid: [
        'News about the whole page: a Banner.',
        'A confirmation nobody needs to find again: a Toast.',
        'The error of one field: its `error`.',
      ],
      anatomy: ['Icon', 'Title', 'Text', 'Action', 'Close button'],
      keyboard: [['Tab', 'To the action and the Close button']],
      content: [
        'One alert for a problem. It says what happened and what to do, and blames nobody.',
        '`role="alert"` only where it appears because of what the reader just did.',
      ],
    },
    conformance: { texts: { close: { onClose: fn() } } },
  },
} satisfies ComponentMeta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Alert tone="danger">Account doesn&apos;t exist</Alert>
      <Alert tone="success">Code verified successfully</Alert>
      <Alert tone="info">Sent again. Earlier codes no longer work.</Alert>
      <Alert
        tone="warning"
        title="Something went wrong"
        action={
          <Button variant="secondary" size="sm">
            Retry
          </Button>
        }
        onClose={() => {}}
      >
        Try again later.
      </Alert>
    </Stack>
  ),
}

export const Closes: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    title: 'Datenschutzgrundverordnungskonformitätsprüfung fehlgeschlagen',
    children: 'https://northfield.example/a/very/long/address/that/has/no/place/to/break/anywhere',
    onClose: fn(),
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
