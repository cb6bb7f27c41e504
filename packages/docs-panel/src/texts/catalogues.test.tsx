import { docsTexts, type DocsTexts } from '@vestibule/docs-panel'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DocNote } from '../react/doc-note.tsx'
import { DocsPanel } from '../react/docs-panel.tsx'
import { documentOf } from '../testing/document-of.ts'
import { renderDocs } from '../testing/render-docs.tsx'
import { docsTexts as arabic } from './ar.ts'
import { docsTexts as german } from './de.ts'
import { docsTexts as spanish } from './es.ts'
import { docsTexts as french } from './fr.ts'
import { docsTexts as japanese } from './ja.ts'

type Text = string | ((value: never, other: never) => string)

const isGiven = new Set(['chosen'])
const keptAt = new Date(2026, 10, 23, 8, 5)

/** Calls a text that is a function with sample names, numbers or times. */
function saying(name: string, text: Text): string {
  if (typeof text === 'string') return text
  const give = text as (value: unknown, other: unknown) => string
  if (isGiven.has(name)) return give(['Äpfel', 'Birnen'], undefined)
  if (name === 'restored') return give(keptAt, undefined)
  if (name === 'covered') return give(103, 107)
  return give(['undecided', 'more'].includes(name) ? 103 : 'Äpfel', undefined)
}

function wordsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, text]: [string, Text | object]) =>
    typeof text === 'object'
      ? wordsOf(text, `${path}${name}.`)
      : [[path + name, saying(name, text)] as [string, string]],
  )
}

const english = new Map(wordsOf(docsTexts))
const values = ['Äpfel', 'Birnen', '103', '107']
/** Texts that may be the same as in English: shared words, signs and names. */
const alike = /^(Info|Interactive|Position|Premium|Documentation|Document: Äpfel|\+103|No)$/

describe.each([
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
  ['Japanese', japanese],
  ['Arabic', arabic],
])('the texts in %s', (_language, texts) => {
  it('say everything in words of their own', () => {
    const left = wordsOf(texts).filter(
      ([path, said]) => said === '' || (said === english.get(path) && !alike.test(said)),
    )
    expect(left).toEqual([])
  })

  it('say the names and numbers that English says', () => {
    const missing = wordsOf(texts).filter(([path, said]) =>
      values.some((value) => english.get(path)?.includes(value) && !said.includes(value)),
    )
    expect(missing).toEqual([])
  })

  it('count as the language does', () => {
    const counts = [0, 1, 2, 5, 11, 100].map((count) => texts.conflict.undecided(count))
    const forms = new Set(counts.map((said) => said.replace(/\d+/, '#')))
    const { pluralCategories } = new Intl.PluralRules(
      texts === arabic ? 'ar' : 'de',
    ).resolvedOptions()
    expect(forms.size).toBe(texts === japanese ? 1 : pluralCategories.length)
  })
})

/** A catalogue written by another team: texts left out stay English, and the compiler reports unknown ones. */
const dutch: DocsTexts = {
  ...docsTexts,
  panel: { ...docsTexts.panel, title: 'Documentatie', edit: 'Document bewerken' },
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
  expect(name).toBe(`${arabic.note.newTag}: ${arabic.note.about('الفوج')}`)
  expect(name).not.toMatch(/[A-Za-z]/)
})
