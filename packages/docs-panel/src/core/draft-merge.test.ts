import { describe, expect, it } from 'vitest'
import { emptyDraft, type DocumentDraft, type DraftField } from './document-draft.ts'
import { mergeDrafts, takeFields } from './draft-merge.ts'

const base: DocumentDraft = {
  ...emptyDraft,
  miniContent: 'base',
  sellers: ['s1'],
  dataPartners: ['p1'],
}

type Change = Partial<DocumentDraft>
const table: [string, Change, Change, Change, DraftField[]][] = [
  ['nobody changed', {}, {}, {}, []],
  ['only I changed', { miniContent: 'mine' }, {}, { miniContent: 'mine' }, []],
  ['only they changed', {}, { title: 'theirs' }, { title: 'theirs' }, []],
  [
    'each changed another field',
    { miniContent: 'mine' },
    { mainContent: 'theirs' },
    { miniContent: 'mine', mainContent: 'theirs' },
    [],
  ],
  [
    'both made the same change',
    { audience: ['internal'] },
    { audience: ['internal'] },
    { audience: ['internal'] },
    [],
  ],
  [
    'both changed one field',
    { miniContent: 'mine' },
    { miniContent: 'theirs' },
    { miniContent: 'mine' },
    ['miniContent'],
  ],
  [
    'I chose sellers and they chose partners, which belong together',
    { sellers: ['s2'], dataPartners: [] },
    { dataPartners: ['p2'] },
    { sellers: ['s2'], dataPartners: [] },
    ['sellers', 'dataPartners'],
  ],
  [
    'they chose sellers, I wrote',
    { mainContent: 'mine' },
    { sellers: ['s2'], dataPartners: [] },
    { mainContent: 'mine', sellers: ['s2'], dataPartners: [] },
    [],
  ],
]

describe('merging', () => {
  it.each(table)('%s', (_, mine, theirs, merged, conflicts) => {
    expect(mergeDrafts(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      draft: { ...base, ...merged },
      conflicts,
    })
  })

  it('takes named fields over', () => {
    const theirs = { ...base, miniContent: 'theirs', title: 'theirs' }
    expect(takeFields(base, theirs, ['title'])).toEqual({ ...base, title: 'theirs' })
  })
})
