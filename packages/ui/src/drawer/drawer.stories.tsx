import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EditIcon, TrashIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Modal } from '../modal/modal.tsx'
import { Text } from '../text/text.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Documentation',
    titleEnd: (
      <Text size="xs" tone="muted" code>
        cohort_builder.inclusion
      </Text>
    ),
    children: (
      <div style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
        <TextArea
          label="Short note"
          size="md"
          defaultValue="Each criterion narrows the population that the previous one left."
        />
        <TextArea
          label="Full note"
          size="md"
          mono
          height={400}
          defaultValue="# Inclusion criteria"
        />
      </div>
    ),
    footer: (
      <>
        <Button variant="ghost" tone="danger" size="md" startIcon={<TrashIcon />}>
          Delete
        </Button>
        <Button variant="secondary" size="md" style={{ marginInlineStart: 'auto' }}>
          Cancel Changes
        </Button>
        <Button size="md">Update document</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: ['Reading or editing beside the page: documentation, details.'],
      avoid: ['A question to answer: a Modal.', 'A few choices: a Popover.'],
      anatomy: [
        'Scrim',
        'Sheet',
        'Header with title, actions, full screen and Close',
        'Body',
        'Footer that stays in view',
      ],
      keyboard: [
        ['Tab', 'Stays inside'],
        ['Escape', 'Asks to close'],
        ['↓ ↑ Page keys', 'Scroll the sheet, which has the focus at first'],
      ],
      content: ['Unsaved text is asked about before it closes: the caller decides in `onClose`.'],
      constants: [
        ['Width', '732, documents 900'],
        ['Swipe', 'From 20 px at the edge; stays beyond 0.52 of the width or from 450 px/s'],
        ['Always there', 'The Close button, for those who cannot swipe'],
      ],
    },
    conformance: {
      texts: {
        close: {},
        fullScreen: { onFullScreenChange: fn() },
        exitFullScreen: { onFullScreenChange: fn(), fullScreen: true },
      },
    },
    docs: { story: { inline: false, iframeHeight: 600 } },
  },
} satisfies ComponentMeta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

function WithButton(args: DrawerProps) {
  const [open, setOpen] = useState(false)
  const [fullScreen, setFullScreen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="md" onClick={() => setOpen(true)}>
        Documentation
      </Button>
      <Drawer
        {...args}
        open={open}
        onSwipeOpen={() => setOpen(true)}
        onClose={(reason) => {
          args.onClose(reason)
          setOpen(false)
        }}
        fullScreen={fullScreen}
        onFullScreenChange={setFullScreen}
      />
    </>
  )
}

export const Playground: Story = {
  args: { open: false },
  render: (args) => <WithButton {...args} />,
}

export const Width732: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const sheet = dialog.querySelector('.vb-drawer')!
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBe(732))
  },
}

export const Width900: Story = {
  args: {
    width: 900,
    onFullScreenChange: fn(),
    actions: (
      <>
        <Badge tone="outline">Unsaved changes</Badge>
        <Button variant="ghost" size="sm" startIcon={<EditIcon />}>
          Edit Document
        </Button>
      </>
    ),
  },
}

export const FullScreen: Story = { args: { fullScreen: true, onFullScreenChange: fn() } }

/** A drawer at the start side, for navigation. */
export const AtStart: Story = { args: { side: 'start', width: 320, footer: undefined } }

/** The sheet gets the focus, so that arrow keys scroll it; Escape and Close return the focus. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Documentation' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Documentation' })
    await waitFor(() => expect(dialog.querySelector('.vb-drawer')).toHaveFocus())
    for (let stop = 0; stop < 9; stop++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledWith('escape')
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenLastCalledWith('close')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function Nested(args: DrawerProps) {
  const [asking, setAsking] = useState(false)
  return (
    <Drawer {...args} onClose={() => setAsking(true)}>
      {args.children}
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        width={450}
        title="Leave without saving?"
        description="What you wrote since the last save is lost."
        footer={
          <>
            <Button variant="secondary" size="md" onClick={() => setAsking(false)} data-autofocus>
              Keep editing
            </Button>
            <Button variant="ghost" tone="danger" size="md">
              Leave
            </Button>
          </>
        }
      />
    </Drawer>
  )
}

/** A dialog over the drawer: Escape closes only the dialog. */
export const NestedDialog: Story = {
  render: (args) => <Nested {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Documentation' })
    await userEvent.keyboard('{Escape}')
    const keep = await screen.findByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Documentation' })).toBeVisible())
  },
}

export const LongText: Story = {
  args: {
    title: 'Einschlusskriterien der federierten Kohorte für seltene Stoffwechselerkrankungen',
    width: 900,
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...Width900, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Width900, globals: { direction: 'rtl' } }
