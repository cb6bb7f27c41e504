import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ExternalLinkIcon, RefreshIcon, SearchIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Select } from '../select/select.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Modal, type ModalProps } from './modal.tsx'

const meta = {
  title: 'Components/Overlays/Modal',
  component: Modal,
  args: {
    open: true,
    onClose: fn(),
    title: 'Share this view',
    description: 'Whoever has the link and access to the dataset can open it.',
    children: <TextField label="Link" readOnly size="md" value="https://v.example/t/7QH2M9" />,
    footer: (
      <>
        <Button variant="secondary" size="md">
          Cancel
        </Button>
        <Button size="md">Copy link</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: [
        'A question that has to be answered before going on.',
        'A short task that belongs to the page behind it.',
      ],
      avoid: [
        'Reading beside the page: a Drawer.',
        "What can be undone: do it, and offer 'Undo' in a Toast.",
      ],
      anatomy: [
        'Scrim',
        'Card',
        'Title and description',
        'Close button',
        'Body',
        'Footer that stays in view',
        'Each as a part of its own: Modal.Header, Title, Description, Close, Body, Footer',
      ],
      keyboard: [
        ['Tab', 'Stays inside'],
        ['Escape', 'Asks to close, unless it is blocking'],
      ],
      content: ['The title is the question. The buttons are the answers, as verbs.'],
      constants: [
        ['Width', '600; 500 for signing in'],
        ['A question', '450'],
        ['A message that blocks', '350'],
        ['Below 600 px', '600 and 500 fill the screen'],
      ],
    },
    conformance: { texts: { close: {} } },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
} satisfies ComponentMeta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

function WithButton(args: ModalProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="md" onClick={() => setOpen(true)}>
        Share
      </Button>
      <Modal
        {...args}
        open={open}
        onClose={(reason) => {
          args.onClose?.(reason)
          setOpen(false)
        }}
      />
    </>
  )
}

export const Playground: Story = {
  args: { open: false },
  render: (args) => <WithButton {...args} />,
}

export const Open: Story = {}

/** The dialog hides the whole page while the session is locked. */
export const Cover: Story = {
  args: {
    cover: true,
    blocking: true,
    role: 'alertdialog',
    width: 350,
    title: 'Session locked',
    description: 'It has not been used for a while.',
    children: undefined,
    footer: <Button block>Unlock</Button>,
  },
  render: (args) => (
    <>
      <p data-testid="below">What nobody else may read</p>
      <Modal {...args} />
    </>
  ),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Session locked' })
    await expect(screen.getByTestId('below')).not.toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

const paragraphs = Array.from({ length: 16 }, (_, index) => (
  <Text key={index} style={{ marginBlock: 14 }}>
    {index + 1}. You may query, analyse and summarise the data for the research described in your
    access request, and publish aggregate results in which no cell describes fewer than eleven.
  </Text>
))

/** The body scrolls between a header and a footer that stay in place. */
export const Bare: Story = {
  args: {
    bare: true,
    title: 'Search',
    children: (
      <>
        <Modal.Header>
          <SearchIcon />
          <div style={{ flex: 1 }}>
            <TextField label="Search" labelHidden size="sm" data-autofocus="" />
          </div>
        </Modal.Header>
        <Modal.Body tabIndex={0}>{paragraphs}</Modal.Body>
      </>
    ),
    footer: '30 results',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Search' })
    const footer = within(dialog).getByText('30 results').getBoundingClientRect()
    await expect(footer.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const BareNarrow: Story = { ...Bare, globals: { viewport: { value: 'xs' } } }

export const Width500: Story = { args: { width: 500 } }

/** The dialog that warns users before their session expires. */
export const SessionExpiring: Story = {
  args: {
    role: 'alertdialog',
    width: 450,
    title: 'Session Expiring Soon',
    description: undefined,
    children: (
      <>
        <Text tone="muted">Your session will be expiring in</Text>
        <p
          className="vb-tnum"
          style={{ margin: '4px 0', font: '600 40px/48px var(--vb-font-sans)' }}
        >
          59:42
        </p>
        <Text tone="muted">Please login again to have an uninterrupted experience.</Text>
      </>
    ),
    footer: (
      <Button block endIcon={<ExternalLinkIcon />}>
        Login Again
      </Button>
    ),
  },
}

/** The session has expired: the dialog cannot be closed, and the page behind it is visible but inert. */
export const SessionExpired: Story = {
  args: {
    role: 'alertdialog',
    width: 350,
    blocking: true,
    title: 'User Session Expired',
    description: 'You have been logged out. Please log in again.',
    children: undefined,
    footer: (
      <Button block size="md" endIcon={<ExternalLinkIcon />} data-autofocus>
        Login
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Login' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    const card = dialog.querySelector('.vb-modal')!.getBoundingClientRect()
    await expect(card.width).toBe(350)
  },
}

export const CodeExpired: Story = {
  args: {
    role: 'alertdialog',
    width: 350,
    blocking: true,
    title: 'Code Expired',
    description: 'This code was not used in time. Take a new one to go on.',
    children: undefined,
    footer: (
      <Button block size="md" startIcon={<RefreshIcon />}>
        Refresh
      </Button>
    ),
  },
}

/** Tab stays within the dialog, Escape closes it, and the focus returns to the button. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Share' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Share this view' })
    await waitFor(() => expect(dialog).toHaveFocus())
    for (let stop = 0; stop < 6; stop++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledWith('escape')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A list of options that opens in the card does not move it: a press on a button below would miss. */
export const ListInside: Story = {
  args: {
    children: (
      <Select
        label="Who can open it"
        size="md"
        options={[
          { value: 'all', label: 'Everyone with access' },
          { value: 'team', label: 'My team' },
        ]}
        value="all"
        onValueChange={() => {}}
      />
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const button = within(dialog).getByRole('button', { name: 'Copy link' })
    const { top } = button.getBoundingClientRect()
    await userEvent.click(within(dialog).getByRole('button', { name: /^Who can open it/ }))
    await screen.findByRole('listbox')
    await expect(button.getBoundingClientRect().top).toBe(top)
    await userEvent.click(screen.getByRole('option', { name: 'My team' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(button.getBoundingClientRect().top).toBe(top)
  },
}

/** The footer stays visible while the text scrolls. */
export const LongText: Story = {
  args: { title: 'Data Use Agreement of the Four Rivers Federation', children: paragraphs },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const button = within(dialog).getByRole('button', { name: 'Copy link' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight))
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

/** In windows narrower than 600 pixels the dialog fills the screen. */
export const Narrow: Story = { globals: { viewport: { value: 'xs' } } }
export const NarrowAlert: Story = {
  ...SessionExpiring,
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...SessionExpiring, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
