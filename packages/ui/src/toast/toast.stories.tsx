import type { StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import type { ToastTone } from './toast-queue.ts'
import { ToastProvider, useToast } from './toast.tsx'

const messages: Record<ToastTone, string> = {
  success: 'Document saved successfully',
  error: 'Failed to save document',
  info: 'You can resend now',
  warning: 'Slow internet connection',
}

function Buttons() {
  const toast = useToast()
  return (
    <Stack direction="row" wrap>
      {Object.entries(messages).map(([tone, message]) => (
        <Button
          key={tone}
          variant="secondary"
          size="md"
          onClick={() => toast[tone as ToastTone](message)}
        >
          {tone}
        </Button>
      ))}
      <Button
        variant="secondary"
        size="md"
        onClick={() =>
          toast.info('Ticket withdrawn', { action: { label: 'Undo', onSelect: () => {} } })
        }
      >
        with an action
      </Button>
    </Stack>
  )
}

function Shown({ list, action }: { list: [ToastTone, string][]; action?: string }) {
  const toast = useToast()
  useEffect(() => {
    for (const [tone, message] of list) {
      toast[tone](message, {
        id: message,
        durationMs: Infinity,
        action: action ? { label: action, onSelect: () => {} } : undefined,
      })
    }
  }, [toast, list, action])
  return null
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  parameters: {
    guide: {
      use: ['Confirming what just happened, where nobody needs to find it again.'],
      avoid: [
        'An error alone: say it where it happened, and in a toast at most as well.',
        'Something to decide: a Modal.',
      ],
      anatomy: ['Icon', 'Message', 'Action', 'Close button'],
      keyboard: [
        ['Tab', 'Reaches it; its time stands still'],
        ['Enter', 'On Close gives the focus back'],
      ],
      content: ["A past fact in a few words: 'Document saved successfully'."],
      constants: [
        ['Time', '6000 ms; stands still while hovered, focused or unseen'],
        ['Place', 'Top centre'],
        ['Close label', "'Close'"],
      ],
    },
    conformance: {
      args: { children: <Shown list={[['success', messages.success]]} /> },
      bare: true,
      texts: { close: {}, region: {} },
    },
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies ComponentMeta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const all = Object.entries(messages) as [ToastTone, string][]

/** Toasts are stacked at the top centre of the page, oldest first. */
export const AllVariants: Story = { args: { children: <Shown list={all} /> } }

export const WithAction: Story = {
  args: { children: <Shown list={[['info', 'Ticket withdrawn']]} action="Undo" /> },
}

/** Tab reaches the toast, its timer pauses while it has the focus, and closing it returns the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const raise = canvas.getByRole('button', { name: 'success' })
    const region = await screen.findByRole('region', { name: 'Notifications' })
    const close = within(region).getByRole('button', { name: 'Close' })
    await expect(document.querySelectorAll('[role=status]').length).toBeGreaterThan(0)
    while (document.activeElement !== close) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(close).not.toBeInTheDocument())
    await expect(document.body).toContainElement(raise)
    await expect(document.activeElement).toHaveAccessibleName('with an action')
  },
}

export const LongText: Story = {
  args: {
    children: (
      <Shown
        list={[
          [
            'error',
            'Das Dokument konnte nicht gespeichert werden, weil es inzwischen jemand anderes geändert hat.',
          ],
        ]}
        action="Vergleichen"
      />
    ),
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } }
