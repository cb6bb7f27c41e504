import { describe, expect, it } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { draftOf, emptyDraft } from './document-draft.ts'
import { panelTransition, type PanelEvent } from './panel-machine.ts'
import { hasUnsavedText, panelSaveBlock, type Editing, type PanelState } from './panel-state.ts'

const elementId = 'cohort.size'
const stored = documentOf(elementId, { main_content: '# Size', version: 2 })
const draft = { ...draftOf(stored), mainContent: '# Size, mine' }
const theirs = documentOf(elementId, { main_content: '# Size, theirs', version: 3 })

const idle: Editing = {
  status: 'editing',
  elementId,
  stored,
  draft,
  work: 'idle',
  problem: null,
  conflict: null,
  restoredFromMs: null,
  leaving: null,
}
const states = {
  closed: { status: 'closed' },
  loading: { status: 'loading', elementId },
  failed: { status: 'failed', elementId },
  viewing: { status: 'viewing', elementId, document: stored },
  idle,
  saving: { ...idle, work: 'saving' },
  deleting: { ...idle, work: 'deleting' },
  deleted: { status: 'deleted', elementId },
} satisfies Record<string, PanelState>

const problem = { kind: 'unavailable' } as const
const events = {
  opened: { type: 'opened', elementId: 'other' },
  closed: { type: 'closed' },
  documentLoaded: { type: 'documentLoaded', document: stored, canEdit: true, kept: null },
  loadFailed: { type: 'loadFailed' },
  retried: { type: 'retried' },
  editStarted: { type: 'editStarted' },
  draftChanged: { type: 'draftChanged', draft: emptyDraft },
  changesCancelled: { type: 'changesCancelled' },
  saveStarted: { type: 'saveStarted' },
  saved: { type: 'saved', document: theirs },
  conflictFound: { type: 'conflictFound', theirs },
  conflictDecided: { type: 'conflictDecided', fields: ['mainContent'], take: 'theirs' },
  deleteStarted: { type: 'deleteStarted' },
  deleted: { type: 'deleted' },
  refused: { type: 'refused', problem },
  leaveAsked: { type: 'leaveAsked', destination: { to: 'close' } },
  stayed: { type: 'stayed' },
  signedInAgain: { type: 'signedInAgain' },
} satisfies { [Type in PanelEvent['type']]: Extract<PanelEvent, { type: Type }> }

type Row = Partial<Record<keyof typeof events, Partial<Editing> | Partial<PanelState>>>

const always: Row = { opened: { status: 'loading', elementId: 'other' } }
const leaving: Row = { leaveAsked: { leaving: { to: 'close' } }, stayed: { leaving: null } }
/**
 * By state: what each event changes in it. An event that is left out must leave the state as it is, as the same object.
 */
const table: Record<keyof typeof states, Row> = {
  closed: always,
  loading: {
    ...always,
    closed: states.closed,
    documentLoaded: states.viewing,
    loadFailed: states.failed,
  },
  failed: { ...always, closed: states.closed, retried: states.loading },
  viewing: {
    ...always,
    closed: states.closed,
    editStarted: { status: 'editing', draft: draftOf(stored), stored, work: 'idle' },
  },
  idle: {
    ...always,
    ...leaving,
    closed: states.closed,
    draftChanged: { draft: emptyDraft },
    changesCancelled: states.viewing,
    saveStarted: { work: 'saving', problem: null },
    deleteStarted: { work: 'deleting', problem: null },
  },
  saving: {
    ...always,
    ...leaving,
    closed: states.closed,
    saved: { status: 'viewing', document: theirs },
    conflictFound: {
      work: 'idle',
      stored: theirs,
      conflict: { theirs, undecided: ['mainContent'] },
    },
    refused: { work: 'idle', draft, problem },
  },
  deleting: {
    ...always,
    ...leaving,
    closed: states.closed,
    deleted: states.deleted,
    refused: { work: 'idle', draft, problem },
  },
  deleted: { ...always, closed: states.closed },
}

describe('every event in every state', () => {
  for (const name of Object.keys(states) as (keyof typeof states)[])
    for (const type of Object.keys(events) as (keyof typeof events)[]) {
      const expected = table[name][type]
      it(`${type} while ${name}: ${expected ? 'changes' : 'stays'}`, () => {
        const before = states[name]
        const after = panelTransition(before, events[type])
        expect(after === before).toBe(expected === undefined)
        expect(after).toMatchObject(expected ?? before)
      })
    }
})

const loaded = (given: Partial<Extract<PanelEvent, { type: 'documentLoaded' }>>) =>
  panelTransition(states.loading, { ...events.documentLoaded, ...given })

describe('a document that is missing', () => {
  it('opens as a new one for an admin', () => {
    expect(loaded({ document: null })).toMatchObject({
      status: 'editing',
      stored: null,
      draft: emptyDraft,
    })
  })
  it('is an empty view for a reader', () => {
    expect(loaded({ document: null, canEdit: false })).toEqual({
      ...states.viewing,
      document: null,
    })
  })
  it('cannot be deleted', () => {
    const fresh = { ...idle, stored: null }
    expect(panelTransition(fresh, events.deleteStarted)).toBe(fresh)
  })
  it('becomes an empty view when its changes are cancelled', () => {
    expect(panelTransition({ ...idle, stored: null }, events.changesCancelled)).toEqual({
      ...states.viewing,
      document: null,
    })
  })
})

describe('text kept from before', () => {
  const kept = { draft, base: draftOf(stored), version: 2, keptAtMs: 1_767_000_000_000 }

  it('comes back in the form of an admin', () => {
    expect(loaded({ kept })).toMatchObject({
      status: 'editing',
      draft,
      stored,
      restoredFromMs: kept.keptAtMs,
      conflict: null,
    })
  })
  it('does not come back to someone who may only read', () => {
    expect(loaded({ kept, canEdit: false })).toEqual(states.viewing)
  })
  it('does not come back when it says nothing new', () => {
    expect(loaded({ kept: { ...kept, draft: kept.base } })).toEqual(states.viewing)
  })
  it('meets the text of someone who saved meanwhile', () => {
    expect(loaded({ kept, document: theirs })).toMatchObject({
      draft,
      stored: theirs,
      conflict: { theirs, undecided: ['mainContent'] },
    })
  })
  it('starts a new document when the old one was deleted meanwhile', () => {
    expect(loaded({ kept, document: null })).toMatchObject({
      draft,
      stored: null,
      problem: { kind: 'gone' },
    })
  })
})

describe('a conflict', () => {
  const conflicting = panelTransition(states.saving, events.conflictFound) as Editing

  it('cannot be saved until each field is decided', () => {
    expect(panelSaveBlock(conflicting)).toBe('conflict')
  })
  it.each([
    ['mine', '# Size, mine', null],
    ['theirs', '# Size, theirs', 'unchanged'],
  ] as const)('decided for %s', (take, mainContent, block) => {
    const after = panelTransition(conflicting, { ...events.conflictDecided, take }) as Editing
    expect(after.draft.mainContent).toBe(mainContent)
    expect(panelSaveBlock(after)).toBe(block)
  })
  it('merges what only the other changed, and my text stays', () => {
    const other = { ...theirs, main_content: '# Size', additional_meta: { title: 'Size' } }
    const after = panelTransition(states.saving, {
      type: 'conflictFound',
      theirs: other,
    }) as Editing
    expect(after).toMatchObject({
      draft: { mainContent: '# Size, mine', title: 'Size' },
      conflict: { undecided: [] },
    })
    expect(panelSaveBlock(after)).toBeNull()
  })
  it('with text that says the same is no conflict', () => {
    const same = { ...theirs, main_content: draft.mainContent }
    expect(panelTransition(states.saving, { type: 'conflictFound', theirs: same })).toEqual({
      ...states.viewing,
      document: same,
    })
  })
  it('with a delete keeps the text as a new document', () => {
    expect(panelTransition(states.saving, { type: 'conflictFound', theirs: null })).toMatchObject({
      draft,
      stored: null,
      work: 'idle',
      problem: { kind: 'gone' },
    })
  })
})

describe('unsaved text', () => {
  it.each([
    ['a changed form', idle, true],
    ['a form that is being saved', states.saving, true],
    ['an unchanged form', { ...idle, draft: draftOf(stored) }, false],
    ['a document that is read', states.viewing, false],
    ['a deleted document', states.deleted, false],
  ])('%s', (_, state, expected) => {
    expect(hasUnsavedText(state)).toBe(expected)
  })
})

it('asks to save again once the user has signed in again, and only then', () => {
  const refused = (kind: 'signedOut' | 'forbidden') =>
    panelTransition({ ...states.idle, problem: { kind } }, events.signedInAgain)
  expect(refused('signedOut')).toMatchObject({ problem: { kind: 'signedInAgain' } })
  expect(refused('forbidden')).toMatchObject({ problem: { kind: 'forbidden' } })
})
