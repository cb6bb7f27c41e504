import { noAnswer, refuse } from '@vestibule/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { draftOf } from '../../core/document-draft.ts'
import type { FakeDocumentation } from '../../testing/fake-documentation.ts'
import { elementId, inclusion, StoryDocs } from '../../testing/story-docs.tsx'
import '../../styles.css'

const meta = {
  title: 'Flows/Documentation/Editor',
  component: StoryDocs,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { opened: elementId, role: 'admin' },
} satisfies Meta<typeof StoryDocs>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const source = () => screen.findByRole('textbox', { name: 'Full note' })
const write = async (text: string) => userEvent.type(await source(), text)
const startEditing = async () => {
  await press('Edit Document')
  await expect(await screen.findByRole('heading', { name: 'Small counts' })).toBeInTheDocument()
}

export const Stored: Story = { play: startEditing }

export const New: Story = {
  args: { documents: [] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save Document' })).toBeDisabled()
    await expect(screen.getByRole('combobox', { name: 'Audience' })).toBeDisabled()
  },
}

export const Unsaved: Story = {
  play: async () => {
    await startEditing()
    await write(' More.')
    await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible())
  },
}

export const Saving: Story = {
  args: { handlers: { updateDocument: noAnswer() } },
  play: async () => {
    await startEditing()
    await write(' More.')
    await press('Update document')
    await waitFor(() => expect(screen.getByText('Saving…')).toBeVisible())
  },
}

const refused = (code: Parameters<typeof refuse>[0], words: RegExp): Story => ({
  args: { handlers: { updateDocument: refuse(code) } },
  play: async () => {
    await startEditing()
    await write(' More.')
    await press('Update document')
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
  },
})
export const SignedOut = refused('not_authenticated', /Your session has ended/)
export const Forbidden = refused('forbidden', /You may no longer edit/)
export const Unavailable = refused('server_error', /Something went wrong/)

let documentation: FakeDocumentation
export const Conflict: Story = {
  args: {
    onReady: (made) => {
      documentation = made
    },
  },
  play: async () => {
    await startEditing()
    documentation.put(elementId, {
      main_content: '# Inclusion criteria\n\nAs someone else has put it.',
    })
    await write(' More.')
    await press('Update document')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Full note: Saved meanwhile' })).toBeVisible(),
    )
  },
}

export const Restored: Story = {
  args: {
    kept: {
      draft: {
        ...draftOf(inclusion),
        mainContent: '# Inclusion criteria\n\nWritten before the session ended.',
      },
      base: draftOf(inclusion),
      version: inclusion.version,
      keptAtMs: Date.UTC(2026, 10, 20, 9, 30),
    },
  },
  play: () => waitFor(() => expect(screen.getByText(/Your unsaved changes of/)).toBeVisible()),
}

export const PreviewUnavailable: Story = {
  args: { handlers: { previewDocument: refuse('unavailable') } },
  play: async () => {
    await press('Edit Document')
    await waitFor(() =>
      expect(screen.getByText('The preview is not available.', { exact: false })).toBeVisible(),
    )
  },
}

export const Leaving: Story = {
  play: async () => {
    await startEditing()
    await write(' More.')
    await press('Close')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Deleting: Story = {
  play: async () => {
    await startEditing()
    await press('Delete')
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Delete this document?' })).toBeVisible(),
    )
  },
}

export const Small: Story = { ...Stored, globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...Unsaved, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Stored, globals: { direction: 'rtl' } }
