import { docsTexts, type DocsTexts } from '@vestibule/docs-panel'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DocNote } from '../react/doc-note.tsx'
import { DocsPanel } from '../react/docs-panel.tsx'
import { documentOf } from '../testing/document-of.ts'
import { renderDocs } from '../testing/render-docs.tsx'
import { docsTexts as arabic } from './ar.ts'

/** A catalogue written by another team: texts left out stay English, and the compiler reports unknown ones. */
const dutch: DocsTexts = {
  ...docsTexts,
  language: 'nl',
  'panel.title': 'Documentatie',
  'panel.edit': 'Document bewerken',
}

it('a seventh language is one object', async () => {
  renderDocs(<DocsPanel />, { texts: dutch, documents: [documentOf('cohort')], url: 'cohort' })
  expect(await screen.findByRole('dialog', { name: 'Documentatie' })).toBeVisible()
})

it('an icon with a word has all of its name in the language of the page', async () => {
  renderDocs(<DocNote id="cohort" label="الفوج" icon="new_tag" />, {
    texts: arabic,
    documents: [documentOf('cohort')],
  })
  const name = (await screen.findByRole('button')).getAttribute('aria-label')
  expect(name).toBe(
    `${arabic['note.newTag']}: ${arabic['note.about'].replace('{label}', '\u2068الفوج\u2069')}`,
  )
  expect(name).not.toMatch(/[A-Za-z]/)
})
