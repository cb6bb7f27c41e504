import type { DocsDocument } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import {
  changedFields,
  documentData,
  draftOf,
  emptyDraft,
  isDirty,
  enabledSections,
  saveBlock,
  withSellers,
  type DocumentDraft,
} from './document-draft.ts'

const stored: DocsDocument = {
  id: '1',
  element_id: 'cohort.inclusion',
  app_name: 'shell',
  mini_content: 'Short',
  main_content: '# Long',
  has_main_content: true,
  additional_meta: { variant: 'warning', tooltip_width: 'large', colour: 'teal' },
  audience: ['internal'],
  environment_type: ['_all'],
  sellers: ['s1', 's2'],
  data_partners: [],
  data_partner_id: null,
  version: 3,
  language: null,
}
const loaded = draftOf(stored)

describe('a new document', () => {
  it('starts with the defaults of the specification', () => {
    expect(draftOf(null)).toEqual({
      miniContent: '',
      mainContent: '',
      title: '',
      isTranslation: false,
      variant: 'info',
      tooltipWidth: 'default',
      tooltipPosition: 'bottom',
      interactive: false,
      audience: [],
      environmentType: [],
      sellers: [],
      dataPartners: [],
    })
  })
})

describe('a stored document', () => {
  it('shows `_all` and an empty list alike as nothing chosen', () => {
    expect(loaded).toMatchObject({ audience: ['internal'], environmentType: [], dataPartners: [] })
  })

  it('gets the defaults where it holds no setting', () => {
    expect(loaded).toMatchObject({ tooltipPosition: 'bottom', interactive: false, title: '' })
  })
})

describe('dirty', () => {
  const changes: [string, Partial<DocumentDraft>, boolean][] = [
    ['nothing', {}, false],
    ['the short note', { miniContent: 'Shorter' }, true],
    ['the full note', { mainContent: '# Longer' }, true],
    ['the title', { title: 'Inclusion' }, true],
    ['the variant', { variant: 'info' }, true],
    ['the width', { tooltipWidth: 'No Wrap' }, true],
    ['the position', { tooltipPosition: 'left-end' }, true],
    ['interactive', { interactive: true }, true],
    ['the audience', { audience: [] }, true],
    ['the environment', { environmentType: ['premium'] }, true],
    ['the order of sellers', { sellers: ['s2', 's1'] }, false],
    ['one seller fewer', { sellers: ['s1'] }, true],
    ['the data partners', { dataPartners: ['p1'] }, true],
    ['a space at the end', { mainContent: '# Long ' }, true],
  ]
  it.each(changes)('after changing %s', (_, change, expected) => {
    expect(isDirty({ ...loaded, ...change }, loaded)).toBe(expected)
    expect(changedFields({ ...loaded, ...change }, loaded)).toHaveLength(expected ? 1 : 0)
  })
})

describe('which parts can be used', () => {
  it.each([
    ['', '', { tooltipSettings: false, audience: false }],
    ['  \n', ' ', { tooltipSettings: false, audience: false }],
    ['note', '', { tooltipSettings: true, audience: true }],
    ['', '# Note', { tooltipSettings: false, audience: true }],
    ['note', '# Note', { tooltipSettings: true, audience: true }],
  ])('short note %j, full note %j', (miniContent, mainContent, expected) => {
    expect(enabledSections({ ...emptyDraft, miniContent, mainContent })).toEqual(expected)
  })
})

describe('why a document cannot be saved', () => {
  it.each([
    ['a new one without text', emptyDraft, emptyDraft, false, 'empty'],
    [
      'a new one with settings but no text',
      { ...emptyDraft, audience: ['internal'] },
      emptyDraft,
      false,
      'empty',
    ],
    [
      'a new one with blanks only',
      { ...emptyDraft, miniContent: ' \n' },
      emptyDraft,
      false,
      'empty',
    ],
    ['a new one with a short note', { ...emptyDraft, miniContent: 'x' }, emptyDraft, false, null],
    ['a new one with a full note', { ...emptyDraft, mainContent: 'x' }, emptyDraft, false, null],
    ['a stored one, unchanged', loaded, loaded, false, 'unchanged'],
    ['a stored one, changed', { ...loaded, interactive: true }, loaded, false, null],
    [
      'a stored one, emptied',
      { ...loaded, miniContent: '', mainContent: '' },
      loaded,
      false,
      'empty',
    ],
    ['while busy', { ...loaded, interactive: true }, loaded, true, 'busy'],
  ] as const)('%s', (_, draft, base, isBusy, expected) => {
    expect(saveBlock(draft, base, { isBusy })).toBe(expected)
  })
})

describe('sellers', () => {
  it('clear the chosen data partners', () => {
    const draft = { ...loaded, dataPartners: ['p1', 'p2'] }
    expect(withSellers(draft, ['s2'])).toEqual({ ...draft, sellers: ['s2'], dataPartners: [] })
  })
})

describe('what is sent', () => {
  it('names all for each list that is empty', () => {
    expect(documentData({ ...emptyDraft, mainContent: '# Note' }, null)).toEqual({
      miniContent: '',
      mainContent: '# Note',
      additionalMeta: { tooltip_width: 'default', tooltip_position: 'bottom', interactive: false },
      audience: ['_all'],
      environmentType: ['_all'],
      sellers: ['_all'],
      dataPartners: ['_all'],
    })
  })

  it('names what is chosen', () => {
    const chosen = {
      audience: ['external'],
      environmentType: ['premium'],
      sellers: ['s1'],
      dataPartners: ['p1'],
    }
    expect(documentData({ ...emptyDraft, miniContent: 'x', ...chosen }, null)).toMatchObject({
      audience: ['external'],
      environmentType: ['premium'],
      sellers: ['s1'],
      dataPartners: ['p1'],
    })
  })

  it.each([
    ['with a short note', 'x', 'question'],
    ['without one', '', undefined],
    ['with a blank one', '  ', undefined],
  ])('has the variant only with a short note: %s', (_, miniContent, expected) => {
    const draft = { ...emptyDraft, miniContent, mainContent: 'y', variant: 'question' as const }
    expect(documentData(draft, null).additionalMeta.variant).toBe(expected)
  })

  it('keeps settings of the stored document that the form does not know', () => {
    expect(documentData(loaded, stored).additionalMeta).toEqual({
      colour: 'teal',
      variant: 'warning',
      tooltip_width: 'large',
      tooltip_position: 'bottom',
      interactive: false,
    })
  })

  it('drops the stored variant with the short note, and the stored title when it is cleared', () => {
    const titled = { ...stored, additional_meta: { ...stored.additional_meta, title: 'Old' } }
    const sent = documentData({ ...draftOf(titled), miniContent: '', title: ' ' }, titled)
    expect(sent.additionalMeta).not.toHaveProperty('variant')
    expect(sent.additionalMeta).not.toHaveProperty('title')
  })
})
