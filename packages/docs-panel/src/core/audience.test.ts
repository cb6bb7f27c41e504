import { describe, expect, it } from 'vitest'
import { isMeantFor, type Reader } from './audience.ts'
import { partnerOptions } from './partner-options.ts'

type Aim = Parameters<typeof isMeantFor>[0]
const toAll: Aim = {
  audience: ['_all'],
  environment_type: [],
  sellers: ['_all'],
  data_partners: [],
}

describe('whom a document is for', () => {
  const table: [string, Partial<Aim>, Reader, boolean][] = [
    ['all, anyone', {}, { audience: 'external', dataPartner: 'p1' }, true],
    ['internal, an internal reader', { audience: ['internal'] }, { audience: 'internal' }, true],
    ['internal, an external reader', { audience: ['internal'] }, { audience: 'external' }, false],
    ['internal, a reader of whom it is not asked', { audience: ['internal'] }, {}, true],
    ['`_all` beside others', { audience: ['internal', '_all'] }, { audience: 'external' }, true],
    [
      'another environment',
      { environment_type: ['premium'] },
      { environmentType: 'restricted' },
      false,
    ],
    ['another seller', { sellers: ['s1'] }, { seller: 's2' }, false],
    ['another data partner', { data_partners: ['p1'] }, { dataPartner: 'p2' }, false],
    [
      'one condition met, one missed',
      { sellers: ['s1'], data_partners: ['p1'] },
      { seller: 's1', dataPartner: 'p2' },
      false,
    ],
  ]
  it.each(table)('%s', (_, conditions, reader, expected) => {
    expect(isMeantFor({ ...toAll, ...conditions }, reader)).toBe(expected)
  })
})

describe('the data partners that can be chosen', () => {
  const partner = (id: string) => ({ id, name: id.toUpperCase() })
  const sellers = [
    { id: 's1', name: 'One', data_partners: [partner('p1'), partner('p2')] },
    { id: 's2', name: 'Two', data_partners: [partner('p2'), partner('p3')] },
  ]
  it.each([
    ['no seller chosen: those of all, each once', [], ['p1', 'p2', 'p3']],
    ['one chosen: its own', ['s2'], ['p2', 'p3']],
    ['both chosen', ['s1', 's2'], ['p1', 'p2', 'p3']],
    ['one that is gone: none', ['s9'], []],
  ])('%s', (_, chosen, expected) => {
    expect(partnerOptions(sellers, chosen).map(({ id }) => id)).toEqual(expected)
  })
})
