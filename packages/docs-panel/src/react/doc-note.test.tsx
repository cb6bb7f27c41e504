import { act, screen, waitFor } from '@testing-library/react'
import { networkFailure } from '@vestibule/api-client/testing'
import { Component, StrictMode, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { noteIcons, notePlacements } from '@vestibule/api-client/contract'
import { documentOf } from '../testing/document-of.ts'
import { renderDocs } from '../testing/render-docs.tsx'
import { admin, external } from '../testing/users.ts'
import { DocNote } from './doc-note.tsx'
import { useDocs } from './use-docs.ts'

const note = (given: Parameters<typeof documentOf>[1] = {}) =>
  documentOf('size', {
    mini_content: 'How many patients.',
    mini_html: '<p>How many patients.</p>',
    ...given,
  })
const full = note({ main_content: '# Size' })
const size = <DocNote id="size" label="Cohort size" />
const icon = () => screen.findByRole('button', { name: 'About Cohort size' })

describe('the notes of a page', () => {
  it('are fetched in one request, 200 of them', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `element-${index}`)
    const { transport } = renderDocs(
      <StrictMode>
        {ids.map((id) => (
          <DocNote key={id} id={id} label={id} />
        ))}
      </StrictMode>,
      { documents: ids.map((id) => documentOf(id)) },
    )
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(200))
    expect(transport.calls).toHaveLength(1)
    expect(transport.callsTo('listDocuments')[0]?.body).toEqual({
      element_ids: ids,
      app_name: 'shell',
      main_content: false,
    })
    expect(transport.problems).toEqual([])
  })

  it('that cannot be fetched leave the page as it is, and are logged', async () => {
    const { transport, logged } = renderDocs(
      <DocNote id="size" label="Cohort size">
        Size
      </DocNote>,
    )
    transport.use({ listDocuments: networkFailure() })
    await waitFor(() => expect(logged).toEqual(['Failed to fetch documents']))
    expect(screen.getByText('Size')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['an external user', { user: external }],
    ['nobody', { user: null }],
    ['anyone where documentation is off', { enabled: false }],
  ])('are not asked for by %s', async (_, given) => {
    vi.useFakeTimers()
    const { transport } = renderDocs(
      <DocNote id="size" label="Cohort size">
        Size
      </DocNote>,
      {
        documents: [full],
        ...given,
      },
    )
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(transport.calls).toEqual([])
    expect(screen.getByText('Size')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('go when the user does', async () => {
    const { becomeUser } = renderDocs(size, { documents: [full] })
    await icon()
    becomeUser(external)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the short note', () => {
  it('runs in the direction of its own language', async () => {
    const { user } = renderDocs(size, { documents: [note()] })
    await user.hover(await icon())
    const words = await screen.findByText('How many patients.')
    expect(words.closest('[dir]')).toHaveAttribute('dir', 'auto')
  })

  it('is read in a tooltip after hovering, as its icon’s description', async () => {
    const { user } = renderDocs(size, { documents: [note()] })
    await user.hover(await icon())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('How many patients.')
    await user.unhover(await icon())
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await user.hover(await icon())
    expect(await screen.findByRole('tooltip')).toBeVisible()
  })

  it('is read on focus, which its icon keeps, and closed by Escape', async () => {
    const { user } = renderDocs(size, { documents: [note()] })
    await icon()
    await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('How many patients.')
    expect(await icon()).toHaveFocus()
    expect(await icon()).toHaveAccessibleDescription(/How many patients/)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    expect(await icon()).toHaveFocus()
  })

  it('is opened by a press where there is nothing more to open', async () => {
    const { user, urlState } = renderDocs(size, { documents: [note()] })
    await user.click(await icon())
    expect(await screen.findByRole('tooltip')).toBeVisible()
    expect(urlState.read()).toBeNull()
  })

  it('does not appear for a pointer that only passes', async () => {
    const { user } = renderDocs(size, { documents: [note()] })
    await user.hover(await icon())
    await user.unhover(await icon())
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('with links is a small dialog that names its element and opens the full note', async () => {
    const { user, urlState } = renderDocs(size, {
      documents: [
        note({
          main_content: '# Size',
          mini_html: '<p>See <a href="https://example.org/">counts</a>.</p>',
          additional_meta: { interactive: true, title: 'Size' },
        }),
      ],
    })
    await user.click(await icon())
    const dialog = await screen.findByRole('dialog', { name: 'About Cohort size' })
    expect(dialog).toHaveTextContent('SizeSee counts.Read the full note')
    expect(screen.getByRole('link', { name: 'counts' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    expect(urlState.read()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Read the full note' }))
    expect(urlState.read()).toBe('size')
  })

  it('without links shows their words only', async () => {
    const { user } = renderDocs(size, {
      documents: [note({ mini_html: '<p>See <a href="https://example.org/">counts</a>.</p>' })],
    })
    await user.hover(await icon())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('See counts.')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the full note', () => {
  it('is opened by a press, by Enter and by Space', async () => {
    const { user, urlState } = renderDocs(size, { documents: [full] })
    await user.click(await icon())
    expect(urlState.read()).toBe('size')
    for (const key of ['{Enter}', ' ']) {
      act(() => urlState.visit(null))
      await user.keyboard(key)
      expect(urlState.read()).toBe('size')
    }
  })
})

class Catch extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message ?? this.props.children
}

describe('the icon', () => {
  it.each(noteIcons)('%s has a name to press', async (variant) => {
    renderDocs(
      <DocNote id="size" label="Cohort size">
        Size of the cohort
      </DocNote>,
      {
        documents: [note({ additional_meta: { variant } })],
      },
    )
    const name = variant === 'no_icon' ? 'Size of the cohort' : /About Cohort size$/
    expect(await screen.findByRole('button', { name })).toHaveAttribute('data-variant', variant)
    expect(screen.getAllByText('Size of the cohort')).toHaveLength(1)
  })

  it('without an icon or words of its own is the label', async () => {
    renderDocs(size, { documents: [note({ additional_meta: { variant: 'no_icon' } })] })
    expect(await screen.findByRole('button', { name: 'Cohort size' })).toBeVisible()
  })

  it('that is not known is an error that lists those that are', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderDocs(
      <Catch>
        <DocNote id="size" label="Cohort size" variant={'skull' as 'info'} />
      </Catch>,
      { documents: [note()] },
    )
    const message = await screen.findByText(/Unknown icon 'skull'/)
    for (const type of noteIcons) expect(message).toHaveTextContent(type)
  })

  it('and the tooltip’s place are the document’s, unless the app says otherwise', async () => {
    const settings = {
      variant: 'warning',
      tooltip_position: 'left-end',
      tooltip_width: 'No Wrap',
    } as const
    const { user } = renderDocs(
      <>
        {size}
        <DocNote id="age" label="Age" variant="question" width="lg" />
      </>,
      {
        documents: [
          note({ additional_meta: settings }),
          documentOf('age', { additional_meta: settings }),
        ],
      },
    )
    await user.hover(await icon())
    expect(await screen.findByRole('tooltip')).toHaveAttribute('data-width', 'nowrap')
    expect(await icon()).toHaveAttribute('data-variant', 'warning')
    expect(notePlacements).toContain(settings.tooltip_position)
    await user.unhover(await icon())
    await user.hover(screen.getByRole('button', { name: 'About Age' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveAttribute('data-width', 'lg'))
    expect(screen.getByRole('button', { name: 'About Age' })).toHaveAttribute(
      'data-variant',
      'question',
    )
  })
})

describe('coverage', () => {
  function Page({ isShown = true }) {
    const { setCoverageShown } = useDocs()
    return (
      <>
        <button onClick={() => setCoverageShown(isShown)}>Coverage</button>
        {size}
        <DocNote id="age" label="Age" />
      </>
    )
  }

  it('marks the elements without a note, and a mark opens the panel there', async () => {
    const { user, urlState } = renderDocs(<Page />, { user: admin, documents: [note()] })
    await icon()
    expect(screen.queryByRole('button', { name: /has no note/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Coverage' }))
    await user.click(await screen.findByRole('button', { name: 'Age has no note. Write one' }))
    expect(urlState.read()).toBe('age')
    expect(
      screen.queryByRole('button', { name: /Cohort size has no note/ }),
    ).not.toBeInTheDocument()
  })

  it('is nothing for a reader', async () => {
    const { user } = renderDocs(<Page />, { documents: [note()] })
    await icon()
    await user.click(screen.getByRole('button', { name: 'Coverage' }))
    expect(screen.queryByRole('button', { name: /has no note/ })).not.toBeInTheDocument()
  })
})
