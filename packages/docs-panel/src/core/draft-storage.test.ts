import { afterEach, expect, it } from 'vitest'
import { emptyDraft } from './document-draft.ts'
import { createDraftStorage, type DraftStorageOptions, type KeptDraft } from './draft-storage.ts'

const kept: KeptDraft = {
  draft: { ...emptyDraft, miniContent: 'mine' },
  base: emptyDraft,
  version: 2,
  keptAtMs: 1_767_000_000_000,
}
const drafts = (given: Partial<DraftStorageOptions> = {}) =>
  createDraftStorage({ storage: window.sessionStorage, userId: 'ada', appName: 'shell', ...given })

afterEach(() => window.sessionStorage.clear())

it('gives back over a reload what was kept, until it is forgotten', () => {
  drafts().keep('a', kept)
  expect(drafts().read('a')).toEqual(kept)
  drafts().forget('a')
  expect(drafts().read('a')).toBeNull()
})

it('keeps elements, apps and data partners apart', () => {
  drafts().keep('a', kept)
  expect(drafts().read('b')).toBeNull()
  expect(drafts({ appName: 'auth' }).read('a')).toBeNull()
  expect(drafts({ dataPartnerId: 'calder' }).read('a')).toBeNull()
  expect(drafts({ dataPartnerId: null }).read('a')).toEqual(kept)
})

it('removes what another user left at this browser', () => {
  drafts().keep('a', kept)
  window.sessionStorage.setItem('someone-elses', 'value')
  expect(drafts({ userId: 'grace' }).read('a')).toBeNull()
  expect(Object.keys(window.sessionStorage)).toEqual(['someone-elses'])
})

it.each([
  '{',
  '{}',
  'null',
  JSON.stringify({ ...kept, draft: { ...kept.draft, variant: 'skull' } }),
])('reads %s as nothing', (text) => {
  drafts().keep('a', kept)
  for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, text)
  expect(drafts().read('a')).toBeNull()
})

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError')
}
const blocked: Storage = {
  length: 0,
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
}
it.each([
  ['no storage', null],
  ['storage that throws', blocked],
])('keeps drafts in memory with %s', (_, storage) => {
  const here = drafts({ storage })
  here.keep('a', kept)
  expect(here.read('a')).toEqual(kept)
  here.forget('a')
  expect(here.read('a')).toBeNull()
})

it('leaves no older text behind when a newer one does not fit', () => {
  const full: Storage = Object.create(window.sessionStorage, {
    setItem: { value: refuse },
    removeItem: { value: (key: string) => window.sessionStorage.removeItem(key) },
    getItem: { value: (key: string) => window.sessionStorage.getItem(key) },
    length: { value: 0 },
  }) as Storage
  drafts().keep('a', kept)
  const here = drafts({ storage: full })
  const newer = { ...kept, draft: { ...kept.draft, miniContent: 'newer' } }
  here.keep('a', newer)
  expect(here.read('a')).toEqual(newer)
  expect(drafts().read('a')).toBeNull()
})
