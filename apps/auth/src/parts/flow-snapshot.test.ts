import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createFlowSnapshot } from './flow-snapshot.ts'

const snapshots = () => createFlowSnapshot(sessionStorage, 'test', v.object({ at: v.number() }))

it('is read under the name with which it was written', () => {
  snapshots().write('a', { at: 1 })
  expect(snapshots().read('a')).toEqual({ at: 1 })
  expect(snapshots().read('b')).toBeUndefined()
})

it.each(['{', 'null', '{"at":"soon"}', '[]'])('is dropped if it cannot be used: %s', (text) => {
  sessionStorage.setItem('test:a', text)
  expect(snapshots().read('a')).toBeUndefined()
  expect(sessionStorage.getItem('test:a')).toBeNull()
})

it('can be cleared', () => {
  snapshots().write('a', { at: 1 })
  snapshots().clear('a')
  expect(snapshots().read('a')).toBeUndefined()
})
