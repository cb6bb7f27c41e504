import { networkFailure, noAnswer } from '@vestibule/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { elementId, inclusion, StoryDocs } from '../testing/story-docs.tsx'
import '../styles.css'

const meta = {
  title: 'Flows/Documentation/Panel',
  component: StoryDocs,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { opened: elementId },
} satisfies Meta<typeof StoryDocs>
export default meta
type Story = StoryObj<typeof meta>

const frame = () => screen.findByTitle(`Document: ${elementId}`)

export const Reader: Story = { play: async () => expect(await frame()).toBeInTheDocument() }

export const Admin: Story = {
  args: { role: 'admin' },
  play: () =>
    waitFor(() => expect(screen.getByRole('button', { name: 'Edit Document' })).toBeVisible()),
}

export const FullScreen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Exit full screen' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  args: { handlers: { listDocuments: noAnswer() } },
  play: async () => expect(await screen.findByText('Loading the document')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { handlers: { listDocuments: networkFailure() } },
  play: () => waitFor(() => expect(screen.getByText('Server Error')).toBeVisible()),
}

export const NothingYet: Story = {
  args: { documents: [] },
  play: () => waitFor(() => expect(screen.getByText('No documentation yet')).toBeVisible()),
}

export const ViewedAsExternal: Story = {
  args: { role: 'admin' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^View as/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'External' }))
    await waitFor(() =>
      expect(screen.getByText('External users do not see this document.')).toBeVisible(),
    )
  },
}

export const Deleted: Story = {
  args: { role: 'admin' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Document' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const buttons = await screen.findAllByRole('button', { name: 'Delete' })
    await userEvent.click(buttons.at(-1) as HTMLElement)
    await waitFor(() => expect(screen.getByText('This document is deleted.')).toBeVisible())
  },
}

/** In a window of 320 pixels the drawer fills the width. */
export const Small: Story = { ...Admin, globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...Admin, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Admin, globals: { direction: 'rtl' } }

export const Keyboard: Story = {
  args: { opened: undefined, documents: [inclusion] },
  play: async () => {
    const icon = await screen.findByRole('button', { name: 'About Inclusion criteria' })
    icon.focus()
    await userEvent.keyboard('{Enter}')
    await frame()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'About Inclusion criteria' })).toHaveFocus(),
    )
  },
}
