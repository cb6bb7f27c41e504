import { expect, it } from 'vitest'
import { changeListAddress, readListAddress } from './list-address.ts'

const filters = ['state', 'organization']

it.each([
  ['', { q: '', filters: {}, sort: '', after: '' }],
  ['q=ada&state=locked', { q: 'ada', filters: { state: 'locked' }, sort: '', after: '' }],
  ['sort=-name&after=abc', { q: '', filters: {}, sort: '-name', after: 'abc' }],
  ['state=&other=1', { q: '', filters: {}, sort: '', after: '' }],
])('reads %s', (query, address) => {
  expect(readListAddress(new URLSearchParams(query), filters)).toEqual(address)
})

it.each([
  [
    'a filter begins at the first page',
    'q=ada&after=abc',
    { state: 'locked' },
    'q=ada&state=locked',
  ],
  ['an empty value is taken away', 'q=ada&state=locked', { q: '' }, 'state=locked'],
  ['another page keeps search and filters', 'q=ada&after=abc', { after: 'def' }, 'q=ada&after=def'],
  ['what is not of the list stays', 'theme=dark', { sort: '-email' }, 'theme=dark&sort=-email'],
])('%s', (_, query, change, changed) => {
  expect(changeListAddress(new URLSearchParams(query), change).toString()).toBe(changed)
})
