import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { validate, validateBody } from './read-input.ts'

it('a text that is too long is looked at no further, in JSON and in a form', () => {
  const look = vi.fn<(text: string) => boolean>(() => true)
  const schema = v.object({ name: v.pipe(v.string(), v.maxLength(3), v.check(look)) })
  const value = { name: 'abcd' }
  expect(() => validate(schema, value)).toThrow('Invalid length')
  expect(() => validateBody(schema, { value, isForm: true })).toThrow('Invalid length')
  expect(look).not.toHaveBeenCalled()
})
