import { docsTexts } from '@vestibule/docs-panel'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DocNote } from '../react/doc-note.tsx'
import { DocsPanel } from '../react/docs-panel.tsx'
import { documentOf } from '../testing/document-of.ts'
import { dutch } from '../testing/dutch.ts'
import { renderDocs } from '../testing/render-docs.tsx'
import { admin } from '../testing/users.ts'
import { docsTexts as arabic } from './ar.ts'

/** Words that Dutch and English share. */
const shared = /^(Document: \{title\}|\+\{count\}|Premium|Info|Variant)$/

it('a seventh language is one object, and the whole panel speaks it', async () => {
  const { user } = renderDocs(<DocsPanel />, {
    texts: dutch,
    documents: [documentOf('cohort')],
    url: 'cohort',
    user: admin,
  })
  expect(await screen.findByRole('dialog', { name: 'Documentatie' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Document bewerken' }))
  expect(await screen.findByRole('textbox', { name: /^Korte notitie/ })).toBeVisible()
  const english = Object.entries(docsTexts).filter(
    ([, text]) => !shared.test(text) && /\p{L}/u.test(text),
  )
  const said = document.body.textContent ?? ''
  const left = english.filter(
    ([key, text]) =>
      dutch[key as keyof typeof dutch] !== text && text.length > 8 && said.includes(text),
  )
  expect(left).toEqual([])
})

it('an icon with a word has all of its name in the language of the page', async () => {
  renderDocs(<DocNote id="cohort" label="الفوج" variant="new_tag" />, {
    texts: arabic,
    documents: [documentOf('cohort')],
  })
  const name = (await screen.findByRole('button')).getAttribute('aria-label')
  expect(name).toBe(
    `${arabic['note.newTag']}: ${arabic['note.about'].replace('{label}', '\u2068الفوج\u2069')}`,
  )
  expect(name).not.toMatch(/[A-Za-z]/)
})
