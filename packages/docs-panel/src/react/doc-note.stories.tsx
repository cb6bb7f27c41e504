import { noteIcons, notePlacements, noteWidths } from '@vestibule/api-client/contract'
import { refuse } from '@vestibule/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@vestibule/ui/stack'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { documentOf } from '../testing/document-of.ts'
import { inclusion, StoryDocs } from '../testing/story-docs.tsx'
import { DocNote } from './doc-note.tsx'
import { DocsAdminTools } from './docs-admin-tools.tsx'
import '../styles.css'

const meta = {
  title: 'Flows/Documentation/Note',
  component: StoryDocs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StoryDocs>
export default meta
type Story = StoryObj<typeof meta>

/** Long timeout: the tooltip's code is loaded first. */
const tooltip = () => screen.findByRole('tooltip', {}, { timeout: 5000 })
const icon = (name = 'About Inclusion criteria') => screen.findByRole('button', { name })

export const Playground: Story = {
  play: async () => {
    const button = await icon()
    await waitFor(() => expect(button).toBeVisible())
  },
}

export const Hovered: Story = {
  play: async () => {
    await userEvent.hover(await icon())
    await expect(await tooltip()).toHaveTextContent(/narrows the population/)
  },
}

export const Focused: Story = {
  play: async () => {
    await icon()
    await userEvent.tab()
    await expect(await tooltip()).toBeInTheDocument()
    const button = await icon()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const WithLinks: Story = {
  args: {
    documents: [
      {
        ...inclusion,
        mini_html: '<p>Counts follow the <a href="https://example.org/">method</a>.</p>',
        additional_meta: { interactive: true, title: 'Inclusion criteria' },
      },
    ],
  },
  play: async () => {
    await userEvent.click(await icon())
    const link = await screen.findByRole('link', { name: /method/ }, { timeout: 5000 })
    await waitFor(() => expect(link).toBeVisible())
  },
}

export const Icons: Story = {
  args: {
    documents: noteIcons.map((variant) => documentOf(variant, { additional_meta: { variant } })),
    children: (
      <Stack>
        {noteIcons.map((variant) => (
          <span key={variant}>
            <DocNote id={variant} label={variant}>
              {variant}
            </DocNote>
          </span>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(noteIcons.length))
  },
}

export const Placements: Story = {
  args: {
    documents: notePlacements.map((place) =>
      documentOf(place, { additional_meta: { tooltip_position: place } }),
    ),
    children: (
      <Stack direction="row" wrap gap="xl">
        {notePlacements.map((place) => (
          <DocNote key={place} id={place} label={place}>
            {place}
          </DocNote>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(notePlacements.length))
  },
}

export const Widths: Story = {
  args: {
    documents: noteWidths.map((tooltip_width) =>
      documentOf(tooltip_width.replace(' ', '_'), {
        mini_html: `<p>${'Each criterion narrows the population that the previous one left. '.repeat(3)}</p>`,
        additional_meta: { tooltip_width },
      }),
    ),
    children: (
      <Stack>
        {noteWidths.map((width) => (
          <span key={width}>
            <DocNote id={width.replace(' ', '_')} label={width}>
              {width}
            </DocNote>
          </span>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await userEvent.hover(await icon('About large'))
    await expect(await tooltip()).toHaveAttribute('data-width', 'lg')
  },
}

export const Coverage: Story = {
  args: {
    role: 'admin',
    children: (
      <Stack>
        <DocsAdminTools />
        <span>
          <DocNote id={inclusion.element_id} label="Inclusion criteria">
            Inclusion criteria
          </DocNote>
        </span>
        <span>
          <DocNote id="cohort_builder.exclusion" label="Exclusion criteria">
            Exclusion criteria
          </DocNote>
        </span>
      </Stack>
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Show missing notes' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Exclusion criteria has no note/ })).toBeVisible(),
    )
  },
}

export const Unavailable: Story = {
  args: { handlers: { listDocuments: refuse('server_error') } },
  play: () => waitFor(() => expect(screen.getByText('Inclusion criteria')).toBeVisible()),
}

export const External: Story = {
  args: { role: 'external', opened: inclusion.element_id },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Inclusion criteria')).toBeVisible())
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Dark: Story = { ...Hovered, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Hovered, globals: { direction: 'rtl' } }
