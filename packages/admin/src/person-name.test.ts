import { expect, it } from 'vitest'
import { personName, sortName } from './person-name.ts'

const person = (first: string, last: string) => ({
  first_name: first,
  last_name: last,
  email: 'p@example',
})

it.each([
  [person('Hélène', 'Marchand'), 'Hélène Marchand', 'Marchand, Hélène'],
  [person('太郎', '山田'), '山田 太郎', '山田 太郎'],
  [person('', 'Berg'), 'Berg', 'Berg'],
  [person('Cher', ''), 'Cher', 'Cher'],
  [person('', ''), 'p@example', 'p@example'],
])('%o is named by the rules of its script', (one, name, inLists) => {
  expect(personName(one)).toBe(name)
  expect(sortName(one)).toBe(inLists)
})
