import { screen, waitFor, within } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../../testing/document-of.ts'
import { renderDocs } from '../../testing/render-docs.tsx'
import { admin } from '../../testing/users.ts'
import { DocNote } from '../doc-note.tsx'
import { DocsPanel } from '../docs-panel.tsx'

const size = documentOf('size', { main_content: '# Size', version: 2 })
const page = (
  <>
    <DocNote id="size" label="Cohort size" />
    <DocsPanel />
  </>
)
const button = (name: string) => screen.findByRole('button', { name })

/** Waits for a toast: its text occurs twice, also in the live region. */
const notice = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))

describe('writing', () => {
  const source = () => screen.findByRole('textbox', { name: 'Full note' })

  async function edit() {
    const view = renderDocs(page, { documents: [size], url: 'size', user: admin })
    await view.user.click(await button('Edit Document'))
    await source()
    return view
  }

  it('a new document opens in the form, without Delete', async () => {
    const { user, documentation } = renderDocs(page, { url: 'size', user: admin })
    const shortNote = await screen.findByRole('textbox', { name: 'Short note' })
    await waitFor(() => expect(shortNote).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    expect(await button('Save Document')).toBeDisabled()
    await user.type(shortNote, 'How many.')
    await user.click(await button('Save Document'))
    await notice('Document saved successfully')
    expect(documentation.find('size')?.mini_content).toBe('How many.')
    expect(await button('Edit Document')).toHaveFocus()
  })

  it('starts with the loaded values, and saves only what is changed', async () => {
    const { user, documentation } = await edit()
    expect(await source()).toHaveValue('# Size')
    expect(await button('Update document')).toBeDisabled()
    await user.type(await source(), ' of it')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await user.click(await button('Update document'))
    await notice('Document saved successfully')
    expect(documentation.find('size')?.main_content).toBe('# Size of it')
    expect(await screen.findByTitle('Document: size')).toBeInTheDocument()
  })

  it('is for readers of the page’s language alone, where that is chosen', async () => {
    const view = renderDocs(page, { documents: [size], url: 'size', user: admin, language: 'de' })
    const { user, documentation, transport } = view
    await user.click(await button('Edit Document'))
    await user.clear(await source())
    await user.type(await source(), '# Größe')
    await user.click(screen.getByRole('switch', { name: 'Only for readers in Deutsch' }))
    await user.click(await button('Update document'))
    await notice('Document saved successfully')
    expect(documentation.find('size')).toMatchObject({ main_content: '# Size', version: 3 })
    expect(await screen.findByTitle('Document: size')).toHaveAttribute(
      'src',
      expect.stringContaining('language=de'),
    )

    await user.click(await button('Edit Document'))
    expect(await source()).toHaveValue('# Größe')
    const forGermans = screen.getByRole('switch', { name: 'Only for readers in Deutsch' })
    expect(forGermans).toBeChecked()
    expect(forGermans).toBeDisabled()
    await user.click(await button('Delete'))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this translation?' })
    expect(question).toHaveTextContent('Readers in Deutsch see the document as all others do.')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await notice('Document deleted successfully')
    expect(transport.callsTo('deleteDocument')[0]?.query).toMatchObject({ language: 'de' })
    expect(documentation.find('size')).toBeDefined()
    // Without the translation, the element shows the note for all readers again.
    expect(await button('About Cohort size')).toBeVisible()
  })

  it('has no language to choose for a new document, and where the page names none', async () => {
    const first = renderDocs(page, { url: 'size', user: admin, language: 'de' })
    await source()
    expect(screen.queryByRole('switch', { name: /^Only for/ })).not.toBeInTheDocument()
    first.unmount()
    await edit()
    expect(screen.queryByRole('switch', { name: /^Only for/ })).not.toBeInTheDocument()
  })

  it('shows the text as the server renders it', async () => {
    const { user } = await edit()
    const preview = screen.getByRole('region', { name: 'Live preview' })
    expect(await within(preview).findByRole('heading', { name: 'Size' })).toBeVisible()
    await user.type(await source(), ' <b>of</b> it')
    expect(await within(preview).findByRole('heading', { name: 'Size <b>of</b> it' })).toBeVisible()
  })

  it('is dropped by Cancel Changes', async () => {
    const { user } = await edit()
    await user.type(await source(), ' of it')
    await user.click(await button('Cancel Changes'))
    expect(await button('Edit Document')).toHaveFocus()
    await user.click(await button('Edit Document'))
    expect(await source()).toHaveValue('# Size')
  })

  it('asks before unsaved text is dropped by closing', async () => {
    const { user } = await edit()
    await user.type(await source(), ' of it')
    await user.click(await button('Close'))
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await source()).toHaveValue('# Size of it')
    // Wait until the focus is back on the Close button: only then is the question fully closed.
    const close = await button('Close')
    await waitFor(() => expect(close).toHaveFocus())
    await user.click(close)
    await user.click(await button('Discard changes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('keeps the text when it cannot be saved, and says why', async () => {
    const { user, transport } = await edit()
    transport.use({ updateDocument: refuse('not_authenticated') })
    await user.type(await source(), ' of it')
    await user.click(await button('Update document'))
    await notice('Failed to save document')
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(await source()).toHaveValue('# Size of it')
  })

  it('says which field the server does not take', async () => {
    const { user, transport } = await edit()
    transport.use({
      updateDocument: refuse('validation_failed', {
        message: 'Check the document',
        fields: { main_content: ['The full text is too long'] },
      }),
    })
    await user.type(await source(), ' of it')
    await user.click(await button('Update document'))
    expect(await screen.findByText('Check the document')).toBeVisible()
    expect(screen.getByText('The full text is too long')).toBeVisible()
    expect(screen.getByText(/did not accept the document/)).toBeVisible()
  })

  it('shows both texts where someone else has saved first', async () => {
    const { user, documentation } = await edit()
    documentation.put('size', { main_content: '# Theirs' })
    await user.clear(await source())
    await user.type(await source(), '# Mine')
    await user.click(await button('Update document'))
    expect(await screen.findByRole('textbox', { name: 'Full note: Yours' })).toHaveValue('# Mine')
    expect(screen.getByRole('textbox', { name: 'Full note: Saved meanwhile' })).toHaveValue(
      '# Theirs',
    )
    expect(await button('Update document')).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Full note: Yours' }), ' and theirs')
    await user.click(await button('Keep yours'))
    await user.click(await button('Update document'))
    await screen.findByTitle('Document: size')
    expect(documentation.find('size')).toMatchObject({
      main_content: '# Mine and theirs',
      version: 4,
    })
  })

  it('takes theirs where one wishes', async () => {
    const { user, documentation } = await edit()
    documentation.put('size', { main_content: '# Theirs' })
    await user.type(await source(), ' of it')
    await user.click(await button('Update document'))
    await user.click(await button('Take theirs'))
    expect(await source()).toHaveValue('# Theirs')
    expect(documentation.find('size')?.version).toBe(3)
  })

  it('deletes after asking, and closes after a second', async () => {
    const { user, documentation } = await edit()
    await user.click(await button('Delete'))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this document?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await notice('Document deleted successfully')
    expect(documentation.find('size')).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'About Cohort size' })).not.toBeInTheDocument()
  })

  it('says that a delete failed', async () => {
    const { user, transport } = await edit()
    transport.use({ deleteDocument: refuse('forbidden') })
    await user.click(await button('Delete'))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await notice('Failed to delete document')
    expect(await screen.findByText(/You may no longer edit/)).toBeVisible()
  })

  it('brings unsaved text back after a reload', async () => {
    const before = await edit()
    await before.user.type(await source(), ' of it')
    window.dispatchEvent(new Event('pagehide'))
    before.unmount()
    renderDocs(page, { documents: [size], url: 'size', user: admin })
    expect(await source()).toHaveValue('# Size of it')
    expect(screen.getByText(/Your unsaved changes of .* are back/)).toBeVisible()
  })
})

describe('the form', () => {
  const sellers = [
    { id: 's1', name: 'Meridian', data_partners: [{ id: 'p1', name: 'North' }] },
    { id: 's2', name: 'Calder', data_partners: [{ id: 'p2', name: 'South' }] },
  ]
  const field = (name: string) => screen.findByRole('combobox', { name })
  const setting = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

  it('opens its parts as there is text for them', async () => {
    const { user } = renderDocs(page, { url: 'size', user: admin, sellers })
    const shortNote = await screen.findByRole('textbox', { name: 'Short note' })
    const states = async () => [
      (await setting('Variant')).matches(':disabled'),
      (await setting('Width')).matches(':disabled'),
      (await setting('Position')).matches(':disabled'),
      screen.getByRole('switch', { name: 'Interactive' }).matches(':disabled'),
      (await field('Audience')).matches(':disabled'),
      (await field('Environment')).matches(':disabled'),
      (await field('Sellers')).matches(':disabled'),
      (await field('Data partners')).matches(':disabled'),
    ]
    const settingsAnd = (settings: boolean, audience: boolean) => [
      ...Array.from({ length: 4 }, () => settings),
      ...Array.from({ length: 4 }, () => audience),
    ]
    expect(await states()).toEqual(settingsAnd(true, true))
    await user.type(await screen.findByRole('textbox', { name: 'Full note' }), 'x')
    expect(await states()).toEqual(settingsAnd(true, false))
    await user.type(shortNote, 'x')
    expect(await states()).toEqual(settingsAnd(false, false))
  })

  it('offers the partners of the chosen sellers, and clears those chosen before', async () => {
    const document = documentOf('size', { data_partners: ['p1'] })
    const { user, documentation } = renderDocs(page, {
      documents: [document],
      url: 'size',
      user: admin,
      sellers,
    })
    await user.click(await button('Edit Document'))
    expect(await button('Remove North')).toBeVisible()
    await user.click(await field('Sellers'))
    await user.keyboard('{ArrowDown}')
    await user.click(await screen.findByRole('option', { name: 'Calder' }))
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove North' })).not.toBeInTheDocument(),
    )
    await user.click(await field('Data partners'))
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: 'South' })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'North' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(await button('Update document'))
    await waitFor(() => expect(documentation.find('size')?.sellers).toEqual(['s2']))
    expect(documentation.find('size')?.data_partners).toEqual(['_all'])
  })
})
