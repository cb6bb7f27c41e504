import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { renderDocs } from '../testing/render-docs.tsx'
import { admin, reader } from '../testing/users.ts'
import { DocNote } from './doc-note.tsx'
import { DocsAdminTools } from './docs-admin-tools.tsx'
import { DocsPanel } from './docs-panel.tsx'

const page = (
  <>
    <DocsAdminTools />
    <DocNote id="size" label="Cohort size" />
    <DocNote id="age" label="Age" />
    <DocNote id="sex" label="Sex" />
    <DocsPanel />
  </>
)
const documents = [
  documentOf('size', { audience: ['internal'], main_content: '# Size' }),
  documentOf('age'),
]

type User = ReturnType<typeof renderDocs>['user']

async function viewAs(user: User, name: string, place: HTMLElement = document.body) {
  await user.click(await within(place).findByRole('button', { name: /^View as/ }))
  await user.click(await screen.findByRole('option', { name }))
}

describe('the tools of an admin', () => {
  it('mark the elements without a note, and count', async () => {
    const { user } = renderDocs(page, { documents, user: admin })
    await user.click(await screen.findByRole('switch', { name: 'Show missing notes' }))
    expect(await screen.findByText('2 of 3 elements on this page have a note')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Sex has no note. Write one' })).toBeVisible()
  })

  it('show the page as an external user would see it, and say that this app shows them none', async () => {
    const { user } = renderDocs(page, { documents, user: admin })
    await screen.findByRole('button', { name: 'About Cohort size' })
    await viewAs(user, 'External')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'About Cohort size' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('button', { name: 'About Age' })).toBeVisible()
    expect(screen.getByText('This app shows documentation to internal users only.')).toBeVisible()
    await viewAs(user, 'Yourself')
    expect(await screen.findByRole('button', { name: 'About Cohort size' })).toBeVisible()
  })

  it('show in the panel that a document is not for an external user', async () => {
    const { user } = renderDocs(page, { documents, user: admin, url: 'size' })
    await screen.findByTitle('Document: size')
    const drawer = screen.getByRole('dialog')
    await viewAs(user, 'External', drawer)
    expect(await screen.findByText('External users do not see this document.')).toBeVisible()
    expect(screen.queryByTitle('Document: size')).not.toBeInTheDocument()
    await viewAs(user, 'Internal', drawer)
    expect(await screen.findByTitle('Document: size')).toBeInTheDocument()
  })

  it('are not there for a reader', async () => {
    renderDocs(page, { documents, user: reader })
    await screen.findByRole('button', { name: 'About Cohort size' })
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })
})
