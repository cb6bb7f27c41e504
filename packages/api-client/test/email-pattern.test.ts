import { describe, expect, it } from 'vitest'
import { emailPattern } from '../src/contract/fields.ts'

describe('the pattern of an address', () => {
  it.each([
    'a@b.c',
    'ada@northfield.example',
    'ada.b+c@mail.northfield.example',
    'ü@bücher.example',
    "o'hara(x)@a.b",
    // Odd, but always accepted: accounts may have such addresses.
    'a@b..c',
    'a@.b.c',
    'a@..c',
    'a@b.c.',
  ])('accepts %s', (address) => {
    expect(emailPattern.test(address)).toBe(true)
  })

  it.each(['', 'a', '@b.c', 'a@', 'a@b', 'a@.b', 'a@b.', 'a@.', 'a@..', 'a@@b.c', 'a@b@c.d'])(
    'refuses "%s"',
    (address) => {
      expect(emailPattern.test(address)).toBe(false)
    },
  )

  it.each(' \t\n,;<>[]'.split(''))('refuses %j anywhere', (character) => {
    for (const at of ['a?b@c.d', 'a@b?c.d', 'a@b.c?d', 'a@b.c?']) {
      expect(emailPattern.test(at.replace('?', character))).toBe(false)
    }
  })

  it('costs one pass over a text of any length', () => {
    for (const part of ['a', '.', 'a.', '@', 'a@', 'a@a.']) {
      expect(emailPattern.test(`a@${part.repeat(150_000)}@`)).toBe(false)
    }
  })
})
